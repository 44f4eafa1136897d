import { stat } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { CHEAP_HASH_COST, HASH_COST, hashPassword, verifyPassword } from "./inline-passwords";
import { nativePasswords } from "./native-passwords";

/** As `inlinePasswords` made it, with the cost of a server. */
const OLD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$5kyD24Ew1OunE7626xjq7w$HU7fWASPpMp4zhiPgLGBBIS97MpL8kOx8At+ozJah+s";

describe("passwords on the server", () => {
  it("are argon2id of 19 MiB, salted, with their cost written beside", async () => {
    const passwords = nativePasswords();
    const one = await passwords.hash("Subasta-2026!");
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.hash("Subasta-2026!")).not.toBe(one);
  });

  it("fit the hashes of pages and of former servers, and the other way round", async () => {
    const passwords = nativePasswords();
    expect(await passwords.verify("ñandú-Ñ-1!", OLD_HASH)).toBe(true);
    expect(await passwords.verify("ñandu-Ñ-1!", OLD_HASH)).toBe(false);
    const cheap = await hashPassword("Subasta-2026!", CHEAP_HASH_COST);
    expect(await passwords.verify("Subasta-2026!", cheap)).toBe(true);
    expect(await verifyPassword("Subasta-2026!", await passwords.hash("Subasta-2026!"))).toBe(true);
  });

  it("have a decoy that costs the same and fits nothing", async () => {
    const passwords = nativePasswords(CHEAP_HASH_COST);
    const decoy = await passwords.decoy();
    expect(await passwords.verify("decoy", decoy)).toBe(false);
    expect(decoy.split("$")[3]).toBe((await passwords.hash("x")).split("$")[3]);
  });

  it("let other calls go on meanwhile", async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const passwords = nativePasswords(HASH_COST);
    // One is over in milliseconds, in which a busy machine may not come to the others.
    for (let hashes = 0; hashes < 10; hashes += 1) await passwords.hash("Subasta-2026!");
    isDone = true;
    expect(turns).toBeGreaterThan(1);
  });

  it("leave threads to files, however many wait", async () => {
    const passwords = nativePasswords();
    let done = 0;
    const all = Array.from({ length: 20 }, () => passwords.hash("x").then(() => (done += 1)));
    await stat(import.meta.filename);
    expect(done).toBeLessThan(10);
    await Promise.all(all);
  });

  it("are not waited for without an end, and are taken again afterwards", async () => {
    const passwords = nativePasswords(CHEAP_HASH_COST);
    const many = await Promise.allSettled(Array.from({ length: 203 }, () => passwords.hash("x")));
    const refused = many.filter((one) => one.status === "rejected");
    expect(refused.map(({ reason }) => reason)).toMatchObject(
      Array.from({ length: 3 }, () => ({ code: "RATE_LIMITED", details: { retry_after: 5 } })),
    );
    expect(await passwords.hash("x")).toMatch(/^\$argon2id/);
  });
});
