import type { Envelope } from "martillo/contract";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app";
import { saleListeners } from "../../_made/features";
import { startBidding, type RunningBidding } from "../../features/bidding/start-bidding";
import type { Db } from "../db/db";
import { createLocalBus } from "../realtime/bus";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import { openTestDb } from "../../testing/test-db";
import { NO_LIMITS } from "../../in-page/no-limits";
import { DEFAULT_CONFIG, type ServerConfig } from "../call/config";

const passwords = inlinePasswords(CHEAP_HASH_COST);
const FEW = { perSecond: 1 / 10_000, burst: 3 };
let db: Db;
let bidding: RunningBidding;

beforeAll(async () => {
  db = await openTestDb();
  bidding = startBidding({ db, saleListeners, bus: createLocalBus() });
});
afterAll(async () => {
  await bidding.close();
  await db.close();
});

/** Two processes of one house: they share the database and nothing else. */
function twoProcesses(config: Partial<ServerConfig>): [Hono, Hono] {
  const process = () =>
    createApp({
      db,
      bidding,
      config: { rateLimits: NO_LIMITS, ...config },
      bus: createLocalBus(),
      addressOf: (c) => c.req.header("x-test-address") ?? "127.0.0.1",
      ports: {
        passwords,
      },
    });
  return [process(), process()];
}

async function post(app: Hono, name: string, body: object, address: string) {
  const response = await app.request(`/api/${name}`, {
    method: "POST",
    headers: { "x-test-address": address },
    body: JSON.stringify(body),
  });
  const { responseData } = (await response.json()) as Envelope;
  return response.ok ? "taken" : ((responseData as { code?: string }).code ?? "");
}

/** What so many calls come to, in turn by both processes. */
async function outcomes(
  apps: readonly Hono[],
  count: number,
  call: (n: number) => [name: string, body: object, address: string],
) {
  const said = [];
  for (let n = 0; n < count; n++) {
    const app = apps[n % apps.length];
    if (app) said.push(await post(app, ...call(n)));
  }
  const taken = said.filter((one) => one === "taken" || one === "BAD_CREDENTIALS").length;
  return { taken, refused: said.filter((one) => one === "RATE_LIMITED").length };
}

const codes = {
  ...DEFAULT_CONFIG.codes,
  resendSeconds: 0,
  perDestination: { perSecond: 1 / 10_000, burst: 4 },
};

const REGISTRATION = {
  first_name: "Ana",
  last_name: "Gil",
  password: "Clave-2026!",
  registration_terms: true,
};

function message(email: string, n: number) {
  return { name: "Ana", email, subject: "Pregunta", message: `Número ${n}` };
}

describe("two processes together", () => {
  it("write no more letters to one mailbox than one does, from wherever they are asked for", async () => {
    const apps = twoProcesses({ codes });
    const said = await outcomes(apps, 12, (n) => [
      "user/submitContactUs",
      message("victima@example.test", n),
      `198.51.${n}.1`,
    ]);
    expect(said).toEqual({ taken: 4, refused: 8 });
  });

  it("write six letters a day to whom strangers name, of all kinds together", async () => {
    const apps = twoProcesses({
      codes: { ...codes, perDestination: DEFAULT_CONFIG.codes.perDestination },
    });
    const email = "seis@example.test";
    const said = await outcomes(apps, 9, (n) => {
      const from = `198.51.${n}.9`;
      if (n % 3 === 0) return ["user/submitContactUs", message(email, n), from];
      const search = { search_text: `Búsqueda ${n}`, email, termCheck: true };
      return ["user/addSavedSearch", search, from];
    });
    expect(said.refused).toBe(3);
    const written = async () =>
      (await db.query("select 1 from outbox where recipient = $1", [email])).length;
    expect(await written()).toBe(6);
    // An hour later is the same day.
    await db.query("update counters set since = since - interval '1 hour'");
    const input = { contact: { name: "Ana", email }, consent_text: "Acepto recibir el boletín." };
    expect(await post(apps[0], "custom/subscribeNewsletter", input, "198.51.77.9")).toBe(
      "RATE_LIMITED",
    );
    await db.query("update counters set since = since - interval '1 day'");
    expect(await post(apps[1], "user/submitContactUs", message(email, 77), "198.51.78.9")).toBe(
      "taken",
    );
    expect(await written()).toBe(7);
  });

  it("send no more codes to one mailbox", async () => {
    const apps = twoProcesses({ codes });
    const said = await outcomes(apps, 12, (n) => [
      "user/sendEmailVerifyCode",
      { email: "codigos@example.test" },
      `198.51.${n}.2`,
    ]);
    expect(said).toEqual({ taken: 4, refused: 8 });
  });

  it("take no more registrations with one e-mail", async () => {
    const apps = twoProcesses({ loginsPerEmail: FEW });
    const form = { ...REGISTRATION, email: "otra@example.test" };
    const said = [];
    for (let n = 0; n < 8; n++) {
      said.push(await post(apps[n % 2] ?? apps[0], "user/register", form, "198.51.100.3"));
    }
    // The server tells only a caller who may ask what the form lacks.
    expect(said.slice(3)).toEqual(Array(5).fill("RATE_LIMITED"));
    expect(said.slice(0, 3)).not.toContain("RATE_LIMITED");
  });

  it("are as strict with one address that writes to many", async () => {
    const apps = twoProcesses({ rateLimits: { ...NO_LIMITS, code: FEW } });
    const said = await outcomes(apps, 10, (n) => [
      "user/submitContactUs",
      message(`uno-${n}@example.test`, n),
      "198.51.100.4",
    ]);
    expect(said).toEqual({ taken: 3, refused: 7 });
  });

  it.each([
    ["2001:db8:7", (n: number) => `2001:db8:7:${n.toString(16)}::1`],
    ["192.0.2.0/24", (n: number) => `192.0.2.${n}`],
  ])("know the network around an address: %s", async (network, addressOf) => {
    const apps = twoProcesses({ rateLimits: { ...NO_LIMITS, code: FEW } });
    const said = await outcomes(apps, 60, (n) => [
      "user/submitContactUs",
      message(`${network.replace(/\W/g, "-")}-${n}@example.test`, n),
      addressOf(n),
    ]);
    expect(said).toEqual({ taken: 48, refused: 12 });
  });

  it("let nobody guess twice as often at partners' codes", async () => {
    const apps = twoProcesses({});
    const said = [];
    for (let n = 0; n < 30; n++) {
      const guess = { code: `${n}`.padStart(43, "x"), verifier: "v".repeat(43) };
      said.push(await post(apps[n % 2] ?? apps[0], "partner/token", guess, "198.51.100.5"));
    }
    const guesses = said.filter((one) => one === "CODE_EXPIRED").length;
    expect(guesses).toBeGreaterThanOrEqual(20);
    expect(guesses).toBeLessThanOrEqual(22);
  });
});
