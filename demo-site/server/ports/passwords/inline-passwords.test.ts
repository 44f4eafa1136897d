import { describe, expect, it } from "vitest";
import {
  CHEAP_HASH_COST,
  HASH_COST,
  hashPassword,
  inlinePasswords,
  withDecoy,
} from "./inline-passwords";

describe("passwords", () => {
  it("are argon2id of 19 MiB, salted, with their cost written beside", async () => {
    const one = await hashPassword("Subasta-2026!", HASH_COST);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword("Subasta-2026!", HASH_COST)).not.toBe(one);
  });

  it("are checked by what the hash says", async () => {
    const cheap = inlinePasswords(CHEAP_HASH_COST);
    const phc = await hashPassword("ñandú-Ñ-1!", { memoryKib: 64, iterations: 3 });
    expect(await cheap.verify("ñandú-Ñ-1!", phc)).toBe(true);
    expect(await cheap.verify("ñandu-Ñ-1!", phc)).toBe(false);
  });

  it("have a decoy that costs the same and fits nothing", async () => {
    const passwords = inlinePasswords(CHEAP_HASH_COST);
    const decoy = await passwords.decoy();
    expect(await passwords.decoy()).toBe(decoy);
    expect(await passwords.verify("decoy", decoy)).toBe(false);
    expect(decoy.split("$")[3]).toBe((await passwords.hash("x")).split("$")[3]);
  });

  it("have a decoy again after the first try failed", async () => {
    let tries = 0;
    const port = withDecoy({
      hash: () => (++tries === 1 ? Promise.reject(new Error("full")) : Promise.resolve("phc")),
      verify: () => Promise.resolve(false),
    });
    await expect(port.decoy()).rejects.toThrow("full");
    expect([await port.decoy(), await port.decoy(), tries]).toEqual(["phc", "phc", 2]);
  });
});
