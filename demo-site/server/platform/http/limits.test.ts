import type { Envelope } from "martillo/contract";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { processorMs } from "../../../../src/testing/processor-time";
import { createApp } from "../../app";
import { saleListeners } from "../../_made/features";
import { startBidding, type RunningBidding } from "../../features/bidding/start-bidding";
import type { Db } from "../db/db";
import { createLocalBus } from "../realtime/bus";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import { openTestDb } from "../../testing/test-db";
import { seedUser, type SeededUser } from "../../seed/seed-rows";
import type { ServerConfig } from "../call/config";

const passwords = inlinePasswords(CHEAP_HASH_COST);
let db: Db;
let bidding: RunningBidding;
let seller: SeededUser;

beforeAll(async () => {
  db = await openTestDb();
  bidding = startBidding({ db, saleListeners, bus: createLocalBus() });
  seller = await seedUser(db, passwords, { admin: true });
});
afterAll(async () => {
  await bidding.close();
  await db.close();
});

/** An app whose callers say themselves where they are. */
function appOf(config: Partial<ServerConfig> = {}): Hono {
  return createApp({
    db,
    bidding,
    config,
    bus: createLocalBus(),
    addressOf: (c) => c.req.header("x-test-address") ?? "127.0.0.1",
    ports: {
      passwords,
    },
  });
}

async function post(app: Hono, name: string, body: unknown, address = "203.0.113.9", token = "") {
  const response = await app.request(`/api/${name}`, {
    method: "POST",
    headers: { "x-test-address": address, ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const envelope = (await response.json()) as Envelope;
  const data = envelope.responseData as { code?: string; fields?: Record<string, string> };
  return { status: response.status, code: data.code, fields: data.fields };
}

describe("the calls of one address", () => {
  it("are limited together, those of its network and of strangers' tokens too", async () => {
    const app = appOf({ callsPerAddress: { perSecond: 0.01, burst: 30 } });
    const from = (address: string, token?: string) =>
      post(app, "product/suggestions", { q: "a" }, address, token);
    for (const n of [1, 2, 3]) expect((await from(`2001:db8:1:2::${n}`)).status).toBe(200);
    expect(await from("2001:db8:1:2::4")).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    expect((await from("2001:db8:1:2::5", "stranger")).code).toBe("RATE_LIMITED");
    expect((await from("2001:db8:1:3::1")).status).toBe(200);
  });

  it("are not limited on this machine", async () => {
    const app = appOf({ callsPerAddress: { perSecond: 0.01, burst: 1 } });
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
      for (let n = 0; n < 3; n++) {
        expect((await post(app, "product/suggestions", { q: "a" }, address)).status).toBe(200);
      }
    }
  });
});

describe("guesses at a password", () => {
  const limits = { loginsPerEmail: { perSecond: 0.001, burst: 2 } };
  const guess = { email: "", password: "wrong" };

  it("from one address do not lock the owner out", async () => {
    const app = appOf(limits);
    const login = (address: string, password: string) =>
      post(app, "user/login", { email: seller.email, password }, address);
    const codes = [];
    for (let n = 0; n < 4; n++) codes.push((await login("203.0.113.9", "wrong")).code);
    expect(codes).toEqual(["BAD_CREDENTIALS", "BAD_CREDENTIALS", "RATE_LIMITED", "RATE_LIMITED"]);
    expect((await login("198.51.100.1", seller.password)).status).toBe(200);
  });

  it("are counted, and the right password is none", async () => {
    const app = appOf(limits);
    const { email, password } = seller;
    for (let n = 0; n < 5; n++) {
      expect((await post(app, "user/login", { email, password }, "192.0.2.1")).status).toBe(200);
    }
  });

  it("from everywhere together have an end", async () => {
    const app = appOf(limits);
    const input = { ...guess, email: "nadie@example.test" };
    const codes = [];
    for (let n = 0; n < 22; n++)
      codes.push((await post(app, "user/login", input, `10.0.0.${n}`)).code);
    expect(codes.filter((code) => code === "BAD_CREDENTIALS")).toHaveLength(20);
  });
});

describe("a body", () => {
  it("is small in most calls, and may be larger where a lot is described", async () => {
    const app = appOf();
    const large = { search: "x", filler: "y".repeat(70_000) };
    expect(await post(app, "product/search", large)).toMatchObject({
      status: 413,
      code: "BODY_TOO_LARGE",
    });
    const lot = (size: number) => ({ action: "publish", id: 1, filler: "y".repeat(size) });
    const publish = (size: number) =>
      post(app, "product/projectAction", lot(size), "203.0.113.9", seller.token);
    expect((await publish(250_000)).code).toBe("NOT_FOUND");
    expect((await publish(270_000)).code).toBe("BODY_TOO_LARGE");
  });

  it("full of nonsense costs little and gets a short answer", async () => {
    const app = appOf();
    for (const item of [1, '""', "null"]) {
      const list = Array(13_000).fill(item).join(",");
      const ask = () => post(app, "product/lots", `{"ids":[${list}]}`);
      expect(await processorMs(ask)).toBeLessThan(500);
      const answer = await ask();
      expect(answer.code).toBe("INVALID_INPUT");
      expect(Object.keys(answer.fields ?? {}).length).toBeLessThanOrEqual(50);
    }
  });
});
