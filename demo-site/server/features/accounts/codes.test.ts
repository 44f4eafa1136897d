import { translations } from "../../_made/letters";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import {
  DEFAULT_CONFIG,
  type CodeRules,
  type ServerConfig,
  type SmsRules,
} from "../../platform/call/config";
import { ApiFault } from "../../platform/call/fault";
import { silentLog } from "../../platform/call/log";
import { deliveryOf, type Delivery } from "../../platform/mail/delivery";
import { readOutbox } from "../../platform/mail/outbox-repository";
import { limitLetters } from "../../platform/mail/limit-letters";
import { Counters } from "../../platform/security/counters";
import { noteOwnerAt } from "../../platform/security/session-repository";
import { CHEAP_HASH_COST, inlinePasswords } from "../../ports/passwords/inline-passwords";
import { seedUser } from "../../seed/seed-rows";
import { engines, type OpenEngine } from "../../testing/engines";
import { issueCode, issueProof, redeemCode, redeemProof, type Destination } from "./codes";
import { randomDigits } from "../../platform/security/random-digits";
import { forgetSmsCounts } from "./sms-repository";

const NO_PAUSE: Partial<CodeRules> = {
  resendSeconds: 0,
  perDestination: { perSecond: 1e6, burst: 1e6 },
};

describe.each(engines)("codes on $name", ({ open: openEngine }) => {
  let open: OpenEngine;
  let db: Db;
  let count = 0;

  beforeAll(async () => {
    open = await openEngine();
    db = open.db;
  }, 60_000);
  afterAll(() => open?.close());

  function house(codes: Partial<CodeRules> = NO_PAUSE, more: Partial<ServerConfig> = {}) {
    const config: ServerConfig = {
      ...DEFAULT_CONFIG,
      ...more,
      codes: { ...DEFAULT_CONFIG.codes, ...codes },
    };
    const delivery: Delivery = deliveryOf(config.mode, {}, translations);
    return {
      db,
      config,
      delivery,
      log: silentLog,
      counters: new Counters(db, config),
      ip: "198.51.100.1",
    };
  }

  function someone() {
    count += 1;
    return { kind: "email" as const, address: `persona-${count}@example.test` };
  }

  async function codeOf(address: string): Promise<string> {
    const [message] = await readOutbox(db, { recipient: address });
    return /\d{4,8}/.exec(message?.text ?? "")?.[0] ?? "";
  }

  describe("by text message", () => {
    const RULES = { prefixes: ["+34"], perDay: 1e6, perNumber: 1e6, perBlock: 1e6 };
    const ask = (address: string, sms: Partial<SmsRules>, isDelivered = true) =>
      issueCode(house(NO_PAUSE, { sms: { ...RULES, ...sms } }), {
        kind: "phone",
        address,
        purpose: "login",
        isDelivered,
      }).then(
        () => null,
        (error: unknown) => (error instanceof ApiFault ? error.code : error),
      );
    const sentTo = async (address: string) => (await readOutbox(db, { recipient: address })).length;

    beforeEach(() => db.exec("delete from sms_counts"));

    it("go to the countries of the house alone, whoever has the number", async () => {
      expect(await ask("+447911123456", {})).toBe("SMS_COUNTRY");
      expect(await ask("+447911123456", {}, false)).toBe("SMS_COUNTRY");
      expect(await sentTo("+447911123456")).toBe(0);
      expect(await ask("+447911123456", { prefixes: ["+34", "+44"] })).toBeNull();
      expect(await ask("+34600200001", {})).toBeNull();
    });

    it.each([
      ["a number", { perNumber: 2 }, ["+34600300001", "+34600300001", "+34600300001"]],
      ["the numbers around it", { perBlock: 2 }, ["+34600301001", "+34600301002", "+34600301003"]],
      ["the house", { perDay: 2 }, ["+34600302001", "+34611303002", "+34622304003"]],
    ])("are so many a day for %s, in all processes together", async (_of, sms, numbers) => {
      const codes = [];
      // Each call is another process: nothing but the database knows of the ones before.
      for (const number of numbers) codes.push(await ask(number, sms));
      expect(codes).toEqual([null, null, "SMS_LIMIT"]);
      await db.query("update sms_counts set day = day - 1");
      expect(await ask(numbers[2] ?? "", sms)).toBeNull();
      await forgetSmsCounts(db);
      const left = await db.query("select distinct day = current_date as today from sms_counts");
      expect(left).toEqual([{ today: true }]);
    });

    it("count alike where nobody is there to read them", async () => {
      const known = [];
      const unknown = [];
      for (let n = 0; n < 3; n++) {
        known.push(await ask("+34600400001", { perNumber: 2 }));
        unknown.push(await ask("+34600500001", { perNumber: 2 }, false));
      }
      expect(unknown).toEqual(known);
    });

    it("are no more than that when all ask at once, and what is refused leaves the last code good", async () => {
      const address = "+34600600001";
      expect(await ask(address, {})).toBeNull();
      const code = await codeOf(address);
      const codes = await Promise.all(
        Array.from({ length: 12 }, (_, n) => ask(`+3460060${1000 + n}`, { perDay: 5 })),
      );
      expect(codes.filter((refused) => refused === null)).toHaveLength(4);
      expect(await ask(address, { perDay: 5 })).toBe("SMS_LIMIT");
      const guess = { kind: "phone" as const, address, code, purposes: ["login" as const] };
      expect(await redeemCode(house(), guess)).toEqual({ purpose: "login" });
      const [row] = await db.query<{ keys: string }>(
        "select string_agg(key_hash, ' ') as keys from sms_counts",
      );
      expect(row?.keys).not.toContain("600600");
    });
  });

  it("fit once, for their purpose and address alone", async () => {
    const ctx = house();
    const to = someone();
    const sent = await issueCode(ctx, { ...to, purpose: "register", name: "Lucía" });
    expect(sent).toEqual({ sent: true, expires_in: 300, resend_after: 0, length: 6 });
    const code = await codeOf(to.address);
    expect(code).toMatch(/^\d{6}$/);

    const expired = { refused: "VERIFY_CODE_EXPIRED" };
    expect(await redeemCode(ctx, { ...to, code, purposes: ["login"] })).toEqual(expired);
    expect(await redeemCode(ctx, { ...someone(), code, purposes: ["register"] })).toEqual(expired);
    const asAnother = { ...to, code, purposes: ["register"] as const, userId: 7 };
    expect(await redeemCode(ctx, asAnother)).toEqual(expired);

    const guess = { ...to, code, purposes: ["forgot", "register"] as const };
    expect(await redeemCode(ctx, guess)).toEqual({ purpose: "register" });
    expect(await redeemCode(ctx, guess)).toEqual(expired);
  });

  it("give way to the next one for the same purpose", async () => {
    // Long enough for two to be never the same.
    const ctx = house({ ...NO_PAUSE, digits: 8 });
    const to = someone();
    await issueCode(ctx, { ...to, purpose: "login" });
    const first = await codeOf(to.address);
    await issueCode(ctx, { ...to, purpose: "login" });
    const second = await codeOf(to.address);
    const old = { ...to, code: first, purposes: ["login"] as const };
    expect(await redeemCode(ctx, old)).toEqual({ refused: "VERIFY_CODE_WRONG" });
    const guess = { ...to, code: second, purposes: ["login"] as const };
    expect(await redeemCode(ctx, guess)).toEqual({ purpose: "login" });
  });

  it("are worth nothing after five wrong guesses, the right one included", async () => {
    const ctx = house();
    const to = someone();
    await issueCode(ctx, { ...to, purpose: "login" });
    const right = await codeOf(to.address);
    const wrong = right === "000000" ? "000001" : "000000";
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () =>
        redeemCode(ctx, { ...to, code: wrong, purposes: ["login"] }),
      ),
    );
    const outcomes = guesses.map((guess) => guess.refused);
    expect(outcomes.filter((refused) => refused === "VERIFY_CODE_WRONG")).toHaveLength(5);
    expect(await redeemCode(ctx, { ...to, code: right, purposes: ["login"] })).toEqual({
      refused: "VERIFY_CODE_EXPIRED",
    });
    // The next one starts anew.
    await issueCode(ctx, { ...to, purpose: "login" });
    const next = { ...to, code: await codeOf(to.address), purposes: ["login"] as const };
    expect(await redeemCode(ctx, next)).toEqual({ purpose: "login" });
  });

  it("succeed once however many try at the same moment", async () => {
    const ctx = house();
    const to = someone();
    await issueCode(ctx, { ...to, purpose: "login" });
    const code = await codeOf(to.address);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        db.tx((t) => redeemCode({ ...ctx, db: t }, { ...to, code, purposes: ["login"] })),
      ),
    );
    expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(1);
  });

  it("expire", async () => {
    const ctx = house({ ...NO_PAUSE, seconds: 0 });
    const to = someone();
    await issueCode(ctx, { ...to, purpose: "login" });
    const guess = { ...to, code: await codeOf(to.address), purposes: ["login"] as const };
    expect(await redeemCode(ctx, guess)).toEqual({ refused: "VERIFY_CODE_EXPIRED" });
  });

  it("are not sent again before the pause is over, nor too often to one address", async () => {
    const to = someone();
    const pausing = house({ resendSeconds: 30, perDestination: { perSecond: 1e6, burst: 1e6 } });
    await issueCode(pausing, { ...to, purpose: "login" });
    await expect(issueCode(pausing, { ...to, purpose: "login" })).rejects.toMatchObject({
      code: "RATE_LIMITED",
      details: { retry_after: expect.toSatisfy((s: number) => s > 20 && s <= 30) },
    });
    expect(await readOutbox(db, { recipient: to.address })).toHaveLength(1);

    const busy = house({ resendSeconds: 0, perDestination: { perSecond: 1 / 300, burst: 3 } });
    const victim = someone();
    for (const purpose of ["login", "register"] as const) {
      await issueCode(busy, { ...victim, purpose });
    }
    await expect(issueCode(busy, { ...victim, purpose: "forgot" })).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
    expect(await readOutbox(db, { recipient: victim.address })).toHaveLength(2);
  });

  describe("asked for by strangers", () => {
    // Two of three for one asker.
    const FEW = { resendSeconds: 0, perDestination: { perSecond: 1 / 300, burst: 3 } };
    const ask = (ip: string, to: Destination, sms: Partial<SmsRules> = {}) =>
      issueCode(
        { ...house(FEW, { sms: { ...DEFAULT_CONFIG.sms, prefixes: ["+34"], ...sms } }), ip },
        { ...to, purpose: "login", ip },
      ).then(
        () => null,
        (error: unknown) => (error instanceof ApiFault ? error.code : error),
      );
    /** Without end, as far as the house sees from there. */
    async function askOn(ip: string, to: Destination, sms?: Partial<SmsRules>) {
      let last: unknown = null;
      for (let n = 0; n < 20 && last === null; n++) last = await ask(ip, to, sms);
      return last;
    }

    it("from one address leave the owner's share, wherever the owner is", async () => {
      const to = someone();
      expect(await askOn("203.0.113.66", to)).toBe("RATE_LIMITED");
      expect(await readOutbox(db, { recipient: to.address })).toHaveLength(2);
      expect(await ask("198.51.100.20", to)).toBeNull();
    });

    it("from everywhere fill no mailbox, and leave the owner's share where the owner is at home", async () => {
      const owner = await seedUser(db, inlinePasswords(CHEAP_HASH_COST));
      const to = { kind: "email" as const, address: owner.email };
      for (let n = 0; n < 6; n++) await askOn(`203.0.${n}.66`, to);
      expect(await readOutbox(db, { recipient: to.address })).toHaveLength(3);
      expect(await ask("192.0.2.5", to)).toBe("RATE_LIMITED");
      await noteOwnerAt(db, owner.id, "192.0.2.5");
      expect(await ask("192.0.2.5", to)).toBeNull();
    });

    it("leave the owner's text messages of the day, too", async () => {
      const address = "+34600700001";
      const owner = await seedUser(db, inlinePasswords(CHEAP_HASH_COST));
      await db.query("update users set verified_phonenum = $2 where id = $1", [owner.id, address]);
      await noteOwnerAt(db, owner.id, "192.0.2.6");
      const to = { kind: "phone" as const, address };
      const sms = { perNumber: 1 };
      expect(await askOn("203.0.113.67", to, sms)).toBe("SMS_LIMIT");
      expect(await ask("198.51.100.21", to, sms)).toBe("SMS_LIMIT");
      expect(await ask("192.0.2.6", to, sms)).toBeNull();
    });

    it("leave room for the letters that others have the house write", async () => {
      const to = someone().address;
      const letters = (ip: string) => ({ ...house(FEW), ip, viewer: null });
      for (let n = 0; n < 2; n++) await limitLetters(letters("203.0.113.68"), to);
      await expect(limitLetters(letters("203.0.113.68"), to)).rejects.toMatchObject({
        code: "RATE_LIMITED",
      });
      await limitLetters(letters("198.51.100.22"), to);
    });
  });

  it("look the same to the caller where there is nobody to write to", async () => {
    const ctx = house({ ...NO_PAUSE, staticCode: "424242" });
    const known = someone();
    const unknown = someone();
    const sent = await issueCode(ctx, { ...known, purpose: "forgot" });
    const pretended = await issueCode(ctx, { ...unknown, purpose: "forgot", isDelivered: false });
    expect(pretended).toEqual(sent);
    expect(await readOutbox(db, { recipient: unknown.address })).toEqual([]);
    const wrong = { code: "999999", purposes: ["forgot"] as const };
    const refused = { refused: "VERIFY_CODE_WRONG" };
    expect(await redeemCode(ctx, { ...unknown, ...wrong })).toEqual(refused);
    expect(await redeemCode(ctx, { ...known, ...wrong })).toEqual(refused);
    const fixed = { code: "424242", purposes: ["forgot"] as const };
    expect(await redeemCode(ctx, { ...unknown, ...fixed })).toEqual(refused);
    expect(await redeemCode(ctx, { ...known, ...fixed })).toEqual({ purpose: "forgot" });
  });

  it("have a fixed one only where the house has configured it, and only once one was sent", async () => {
    const fixed = house({ ...NO_PAUSE, staticCode: "424242" });
    const to = { kind: "phone" as const, address: `+34600${String(100_000 + ++count)}` };
    const guess = { ...to, code: "424242", purposes: ["register"] as const };
    expect(await redeemCode(fixed, guess)).toEqual({ refused: "VERIFY_CODE_EXPIRED" });
    await issueCode(fixed, { ...to, purpose: "register" });
    expect(await redeemCode(fixed, guess)).toEqual({ purpose: "register" });

    await issueCode(house({ ...NO_PAUSE, digits: 8 }), { ...to, purpose: "register" });
    expect(await redeemCode(house(), guess)).toEqual({ refused: "VERIFY_CODE_WRONG" });
  });

  it("are not to be found in the database, and need its key or the house's own", async () => {
    const to = someone();
    const ctx = house(NO_PAUSE, { secret: "un secreto de la casa que nadie conoce" });
    await issueCode(ctx, { ...to, purpose: "login" });
    const code = await codeOf(to.address);
    const [row] = await db.query<{ code_hash: string }>(
      "select code_hash from verification_codes where destination = $1",
      [to.address],
    );
    expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    const guess = { ...to, code, purposes: ["login"] as const };
    expect(await redeemCode(house(), guess)).toEqual({ refused: "VERIFY_CODE_WRONG" });
    expect(await redeemCode(ctx, guess)).toEqual({ purpose: "login" });
  });

  it("are refused in production where nobody sends messages", async () => {
    const ctx = house(NO_PAUSE, { mode: "production" });
    const to = someone();
    await expect(issueCode(ctx, { ...to, purpose: "login" })).rejects.toMatchObject({
      code: "NOT_CONFIGURED",
    });
    expect(await readOutbox(db, { recipient: to.address })).toEqual([]);
  });

  describe("proofs", () => {
    it("are good for one use, one purpose and one address", async () => {
      const ctx = house();
      const to = someone();
      const proof = await issueProof(ctx, { ...to, purpose: "register" });
      const other = { ...to, address: "otra@example.test" };
      expect(await redeemProof(ctx, { proof, purpose: "register", ...other })).toBeUndefined();
      expect(await redeemProof(ctx, { proof, purpose: "forgot" })).toBeUndefined();
      const uses = await Promise.all(
        Array.from({ length: 6 }, () => redeemProof(ctx, { proof, purpose: "register", ...to })),
      );
      expect(uses.filter(Boolean)).toEqual([to]);
      const [row] = await db.query("select 1 from verification_proofs where proof_hash = $1", [
        proof,
      ]);
      expect(row).toBeUndefined();
    });

    it("expire", async () => {
      const ctx = house({ ...NO_PAUSE, proofSeconds: 0 });
      const proof = await issueProof(ctx, { ...someone(), purpose: "forgot" });
      expect(await redeemProof(ctx, { proof, purpose: "forgot" })).toBeUndefined();
    });
  });
});

it("digits are many and evenly spread", () => {
  const digits = randomDigits(20_000);
  expect(digits).toMatch(/^\d{20000}$/);
  for (let digit = 0; digit < 10; digit += 1) {
    const share = digits.split(String(digit)).length - 1;
    expect(share).toBeGreaterThan(1_700);
    expect(share).toBeLessThan(2_300);
  }
});
