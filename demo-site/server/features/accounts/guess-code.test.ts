import type { calls } from "martillo/contract/schemas";
import type { Envelope } from "martillo/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app";
import { saleListeners } from "../../_made/features";
import { startBidding, type RunningBidding } from "../bidding/start-bidding";
import { readOutbox } from "../../platform/mail/outbox-repository";
import { createLocalBus } from "../../platform/realtime/bus";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { NO_LIMIT, NO_LIMITS } from "../../in-page/no-limits";
import type { SeededUser } from "../../seed/seed-rows";

const HOME = "198.51.100.7";
/** Longer than any that is sent. */
const NO_CODE = "99999999";
const NEW_PASSWORD = "Otra-Subasta-2027!";

describe.each(engines)("guesses at codes on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let bidding: RunningBidding;
  let house: ReturnType<typeof createApp>;
  let owner: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    bidding = startBidding({ db: open.db, saleListeners, bus: createLocalBus() });
    house = start();
  });
  afterAll(async () => {
    await bidding.close();
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    owner = await api.seedUser();
  });

  /** Another process on the same database; its callers say themselves where they are. */
  function start() {
    return createApp({
      db: open.db,
      bidding,
      bus: createLocalBus(),
      config: {
        rateLimits: NO_LIMITS,
        callsPerAddress: NO_LIMIT,
        loginsPerEmail: { perSecond: 1 / 1_000, burst: 10 },
        codes: {
          digits: 6,
          seconds: 300,
          tries: 5,
          resendSeconds: 0,
          perDestination: NO_LIMIT,
          proofSeconds: 1_800,
          staticCode: null,
        },
      },
      addressOf: (c) => c.req.header("x-test-address") ?? "127.0.0.1",
      ports: {
        passwords: inlinePasswords(CHEAP_HASH_COST),
      },
    });
  }

  async function post(
    name: keyof typeof calls,
    body: object,
    from: string,
    app: ReturnType<typeof createApp> = house,
  ) {
    const response = await app.request(`/api/${name}`, {
      method: "POST",
      headers: { "x-test-address": from },
      body: JSON.stringify(body),
    });
    const { responseData } = (await response.json()) as Envelope;
    const { code = null, ...data } = responseData as Record<string, unknown>;
    return { ...data, code } as { code: string | null; retry_after?: number; proof?: string };
  }

  async function ask(from: string): Promise<string> {
    const input = { email: owner.email, isForgotPassword: 1 };
    expect((await post("user/sendEmailVerifyCode", input, from)).code).toBeNull();
    const [letter] = await readOutbox(open.db, { recipient: owner.email });
    return /\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "";
  }

  const guess = (verify_code: string, from: string, app = house) =>
    post("user/verifyEmailVerifyCode", { email: owner.email, verify_code }, from, app);

  const wrongFor = (...codes: string[]) =>
    ["111111", "222222", "333333"].find((one) => !codes.includes(one)) ?? "";

  const reset = (token: string | undefined, from: string) => {
    const form = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    return post("user/resetPassword", { token, ...form }, from);
  };

  it("from elsewhere use nothing up that the owner has asked for", async () => {
    const code = await ask(HOME);
    for (let n = 0; n < 8; n++) {
      expect((await guess(wrongFor(code), "203.0.113.9")).code).toMatch(/^VERIFY_CODE/);
    }
    // From elsewhere the code is worth nothing any more, also where it is right.
    expect((await guess(code, "203.0.113.9")).code).toBe("VERIFY_CODE_EXPIRED");
    expect((await guess(code, HOME)).code).toBeNull();
  });

  it("go on being right when a stranger has asked for another code, whichever of them is typed", async () => {
    const first = await ask(HOME);
    const second = await ask("203.0.113.10");
    expect((await guess(first, HOME)).code).toBeNull();
    // One that is right ends the others.
    expect((await guess(second, HOME)).code).toBe(
      first === second ? "VERIFY_CODE_WRONG" : "VERIFY_CODE_EXPIRED",
    );
    await ask(HOME);
    const third = await ask("203.0.113.10");
    expect((await guess(third, HOME)).code).toBeNull();
  });

  it("are counted for all processes, whatever code is new, with pauses that grow", async () => {
    const from = "203.0.113.11";
    const waits: number[] = [];
    const codes: (string | null)[] = [];
    for (let n = 0; n < 10; n++) {
      if (n % 5 === 0) await ask(from);
      codes.push((await guess(NO_CODE, from)).code);
    }
    expect(new Set(codes)).toEqual(new Set(["VERIFY_CODE_WRONG"]));
    for (let n = 0; n < 3; n++) {
      const code = await ask(from);
      const { code: refused, retry_after = 0 } = await guess(code, from, start());
      expect(refused).toBe("RATE_LIMITED");
      waits.push(retry_after);
      await open.db.query("update counters set since = since - make_interval(secs => $1::float8)", [
        retry_after,
      ]);
      expect((await guess(NO_CODE, from)).code).toBe("VERIFY_CODE_WRONG");
    }
    expect(waits[0]).toBeGreaterThan(10);
    const growth = waits.slice(1).map((wait, index) => wait / (waits[index] ?? 0));
    for (const factor of growth) expect(factor).toBeGreaterThan(1.5);
  });

  it("by everybody together have an end, but not for whoever holds a code", async () => {
    for (let n = 0; n < 100; n++) await guess(NO_CODE, `192.0.${n}.1`);
    expect((await guess(NO_CODE, "192.0.200.1")).code).toBe("RATE_LIMITED");
    const code = await ask(HOME);
    expect((await guess(code, "192.0.201.1")).code).toBe("RATE_LIMITED");
    expect((await guess(code, HOME)).code).toBeNull();
  });

  describe("a lock-out of the password", () => {
    const login = (password: string, from: string) =>
      post("user/login", { email: owner.email, password }, from);

    async function lockOut(from: string) {
      for (let n = 0; n < 10; n++) await login(`falsa-${n}`, from);
      expect((await login(owner.password, from)).code).toBe("RATE_LIMITED");
    }

    it("from the owner's own address ends with a code for a new one", async () => {
      await lockOut(HOME);
      const { proof } = await guess(await ask(HOME), HOME);
      expect((await reset(proof, HOME)).code).toBeNull();
      expect((await login(NEW_PASSWORD, HOME)).code).toBeNull();
    });

    it("from everywhere does not keep out who has followed a link", async () => {
      for (let n = 0; n < 100; n++) await login(`falsa-${n}`, `192.0.${n}.2`);
      expect((await login(owner.password, HOME)).code).toBe("RATE_LIMITED");
      await post("user/forgotPassword", { email: owner.email }, HOME);
      const [letter] = await readOutbox(open.db, { recipient: owner.email });
      const link = /reset_password\/([\w-]+)/.exec(letter?.text ?? "")?.[1];
      expect((await reset(link, HOME)).code).toBeNull();
      // Guesses go on meanwhile.
      for (let n = 0; n < 5; n++) await login(`falsa-${n}`, `192.1.${n}.2`);
      expect((await login(NEW_PASSWORD, HOME)).code).toBeNull();
      expect((await login(NEW_PASSWORD, "192.1.200.2")).code).toBe("RATE_LIMITED");
    });
  });
});
