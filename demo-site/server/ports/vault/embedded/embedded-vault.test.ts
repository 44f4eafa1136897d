import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { VaultUnreached, type PlainCard, type VaultRefused } from "..";
import { engineOfRun, type OpenEngine } from "../../../testing/engines";
import { embeddedVault, type EmbeddedVault, type EmbeddedVaultOptions } from ".";
import { newMasterKey } from "./envelope";

const START = Date.UTC(2026, 4, 4, 10);
const NUMBER = "4242424242424242";

let open: OpenEngine;
let nowMs: number;
const key = newMasterKey();

beforeAll(async () => {
  open = await engineOfRun().open();
}, 60_000);
afterAll(() => open?.close());
beforeEach(async () => {
  nowMs = START;
  await open.db.query("delete from vault_cards");
});

function vault(options: Partial<EmbeddedVaultOptions> = {}): EmbeddedVault {
  return embeddedVault({ db: open.db, key, now: async () => nowMs, ...options });
}

const cardOf = (more: Partial<PlainCard> = {}): PlainCard => ({
  number: NUMBER,
  holderName: "Marta Ruiz",
  expMonth: 12,
  expYear: 2030,
  ...more,
});

async function insert(into: EmbeddedVault, userId = 7, card = cardOf()) {
  const { accessToken } = await into.accessToken(userId);
  const inserted = await into.frame.insert(accessToken, card);
  return { inserted, ref: { userId, cardId: inserted.cardId } };
}

const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error as VaultRefused).reason,
  );

describe("the embedded vault", () => {
  it("keeps a number, and tells it for a charge alone", async () => {
    const { inserted, ref } = await insert(vault());
    expect(inserted).toMatchObject({ brand: "visa", last4: "4242", expMonth: 12, expYear: 2030 });
    const described = await vault().describe(ref);
    expect(described).toEqual({
      cardId: ref.cardId,
      brand: "visa",
      last4: "4242",
      expMonth: 12,
      expYear: 2030,
      fingerprint: inserted.fingerprint,
    });
    expect(await vault().forCharge(ref)).toEqual(cardOf());
  });

  it("has neither number nor name nor token in its database", async () => {
    const { inserted } = await insert(vault());
    const [row] = await open.db.query("select * from vault_cards");
    const text = JSON.stringify(row);
    for (const secret of [NUMBER, "Marta", "Ruiz", inserted.paymentToken])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(NUMBER).toString("base64").slice(0, 16));
  });

  it("encrypts each card with a key of its own, and the same card never the same", async () => {
    await insert(vault());
    await insert(vault());
    const rows = await open.db.query<Record<string, unknown>>("select * from vault_cards");
    for (const column of ["wrapped_key", "ciphertext"])
      expect(new Set(rows.map((row) => row[column])).size).toBe(2);
    expect(new Set(rows.map((row) => row["fingerprint"])).size).toBe(1);
  });

  it("opens no ciphertext that was moved to another card or another person", async () => {
    const { ref: mine } = await insert(vault(), 7);
    const { ref: other } = await insert(vault(), 8, cardOf({ number: "5555555555554444" }));
    await open.db.query(
      `update vault_cards set wrapped_key = o.wrapped_key, ciphertext = o.ciphertext
       from vault_cards o where vault_cards.id = $1 and o.id = $2`,
      [mine.cardId, other.cardId],
    );
    await expect(vault().forCharge(mine)).rejects.toBeInstanceOf(VaultUnreached);
    await open.db.query("update vault_cards set user_id = 7 where id = $1", [other.cardId]);
    const stolen = vault().forCharge({ userId: 7, cardId: other.cardId });
    await expect(stolen).rejects.toBeInstanceOf(VaultUnreached);
  });

  it("opens nothing that was changed", async () => {
    for (const column of ["wrapped_key", "ciphertext"]) {
      const { ref } = await insert(vault());
      await open.db.query(
        `update vault_cards set ${column} = overlay(${column} placing
           case when substr(${column}, 30, 1) = 'A' then 'B' else 'A' end from 30) where id = $1`,
        [ref.cardId],
      );
      await expect(vault().forCharge(ref)).rejects.toBeInstanceOf(VaultUnreached);
    }
  });

  it("belongs to the person who put it there", async () => {
    const { inserted, ref } = await insert(vault(), 7);
    const stranger = { ...ref, userId: 8 };
    expect(await vault().describe(stranger)).toBeNull();
    expect(await reasonOf(vault().forCharge(stranger))).toBe("not_found");
    expect(await reasonOf(vault().updateExpiry(stranger, { expMonth: 1, expYear: 2031 }))).toBe(
      "not_found",
    );
    await vault().remove(stranger);
    expect(await vault().describe(ref)).not.toBeNull();
    expect(await vault().describe({ ...ref, paymentToken: "tok_other" })).toBeNull();
    const { paymentToken } = inserted;
    expect(await vault().describe({ ...ref, paymentToken })).not.toBeNull();
  });

  it("changes the expiry, and forgets", async () => {
    const { ref } = await insert(vault());
    expect(await vault().updateExpiry(ref, { expMonth: 1, expYear: 2032 })).toMatchObject({
      expMonth: 1,
      expYear: 2032,
    });
    expect(await vault().forCharge(ref)).toMatchObject({ expMonth: 1, expYear: 2032 });
    const past = vault().updateExpiry(ref, { expMonth: 4, expYear: 2026 });
    expect(await reasonOf(past)).toBe("expiry");
    await vault().remove(ref);
    await vault().remove(ref);
    expect(await vault().describe(ref)).toBeNull();
  });

  it.each<[string, Partial<PlainCard>, string]>([
    ["a number without a check digit", { number: "4242424242424241" }, "number"],
    ["a number that is too short", { number: "42424242424" }, "number"],
    ["a number with spaces", { number: "4242 4242 4242 4242" }, "number"],
    ["a real number", { number: "4929939187355598" }, "real_number"],
    ["no name", { holderName: " " }, "name"],
    ["a name with a number", { holderName: "Marta 4242" }, "name"],
    ["a month that is none", { expMonth: 13 }, "expiry"],
    ["an expiry that is past", { expMonth: 4, expYear: 2026 }, "expiry"],
    ["a year of two digits", { expYear: 30 }, "expiry"],
  ])("refuses %s", async (_what, more, reason) => {
    expect(await reasonOf(insert(vault(), 7, cardOf(more)))).toBe(reason);
    expect(await open.db.query("select 1 from vault_cards")).toEqual([]);
  });

  it("takes real numbers where the operator was assessed for it", async () => {
    const assessed = vault({ isAssessed: true });
    const { inserted } = await insert(assessed, 7, cardOf({ number: "4929939187355598" }));
    expect(inserted.last4).toBe("5598");
  });
});

describe("access tokens of the embedded vault", () => {
  it("are for one person, for a quarter of an hour, and cannot be made elsewhere", async () => {
    const { accessToken, expiresInSeconds } = await vault().accessToken(7);
    expect(expiresInSeconds).toBe(900);
    const { frame } = vault();
    const [body = "", mac = ""] = accessToken.split(".");
    const forged = Buffer.from(
      Buffer.from(body, "base64url").toString().replace('"u":7', '"u":8'),
    ).toString("base64url");
    for (const token of ["", "x", `${forged}.${mac}`, `${body}.${mac.slice(0, -1)}`, body])
      expect(await reasonOf(frame.insert(token, cardOf()))).toBe("token");
    const elsewhere = await vault({ key: newMasterKey() }).accessToken(7);
    expect(await reasonOf(frame.insert(elsewhere.accessToken, cardOf()))).toBe("token");
    nowMs += 899_999;
    await frame.insert(accessToken, cardOf());
    nowMs += 1;
    expect(await reasonOf(frame.insert(accessToken, cardOf()))).toBe("token");
  });
});

describe("another key of the embedded vault", () => {
  it("reads what is under the former one, and puts all of it under itself", async () => {
    const { ref, inserted } = await insert(vault());
    for (let count = 0; count < 120; count += 1) await insert(vault(), 9);
    const next = newMasterKey();
    await expect(vault({ key: next }).forCharge(ref)).rejects.toBeInstanceOf(VaultUnreached);
    const both = vault({ key: next, formerKeys: [key] });
    expect(await both.forCharge(ref)).toEqual(cardOf());

    expect(await both.rewrap()).toBe(121);
    expect(await both.rewrap()).toBe(0);
    expect(await vault({ key: next }).forCharge(ref)).toEqual(cardOf());
    await expect(vault().forCharge(ref)).rejects.toBeInstanceOf(VaultUnreached);
    // The same number has the same fingerprint again.
    const { inserted: later } = await insert(vault({ key: next }));
    const described = await vault({ key: next }).describe(ref);
    expect(described?.fingerprint).toBe(later.fingerprint);
    expect(described?.fingerprint).not.toBe(inserted.fingerprint);
  });

  it("has 32 bytes", async () => {
    await expect(vault({ key: new Uint8Array(16) }).accessToken(1)).rejects.toThrow("32 bytes");
  });
});
