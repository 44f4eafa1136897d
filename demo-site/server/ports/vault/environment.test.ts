import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnvironment } from "../../node/environment";
import type { Db } from "../../platform/db/db";
import { openVault } from "./open-vault";

/** Nothing is asked of it before a payer saves a card. */
const db = {} as Db;
const KEY = Buffer.alloc(32, 7).toString("base64");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "martillo-vault-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readEnvironment(env, "/house").ports.vault;

function faultsOf(env: Record<string, string>): string {
  try {
    read(env);
    return "";
  } catch (error) {
    return String(error);
  }
}

describe("settings of the vault", () => {
  it("are the embedded one in a demo, and none in production", () => {
    expect(read({})).toMatchObject({ name: "embedded", key: undefined, isAssessed: false });
    expect(read({ MARTILLO_MODE: "production" })).toEqual({ name: "none" });
  });

  it("want a key in production, and tell none", () => {
    const live = { MARTILLO_MODE: "production", MARTILLO_VAULT: "embedded" };
    expect(faultsOf(live)).toContain("MARTILLO_VAULT_KEY is not set");
    expect(read({ ...live, MARTILLO_VAULT_KEY: KEY })).toMatchObject({
      name: "embedded",
      key: new Uint8Array(32).fill(7),
    });
    const wrong = faultsOf({
      ...live,
      MARTILLO_VAULT_KEY: "hunter2",
      MARTILLO_VAULT_FORMER_KEYS: "hunter3",
    });
    expect(wrong).toContain("MARTILLO_VAULT_KEY is no key");
    expect(wrong).toContain("MARTILLO_VAULT_FORMER_KEYS is no list of keys");
    expect(wrong).not.toContain("hunter");
    const lonely = { MARTILLO_VAULT_FORMER_KEYS: KEY };
    expect(faultsOf(lonely)).toContain("MARTILLO_VAULT_FORMER_KEYS needs MARTILLO_VAULT_KEY");
    const two = { MARTILLO_VAULT_KEY: KEY, MARTILLO_VAULT_FORMER_KEYS: `${KEY}, ${KEY}` };
    expect(read(two)).toMatchObject({ formerKeys: [{}, {}] });
  });

  it("take real numbers where that is said, in this word alone", () => {
    expect(read({ MARTILLO_VAULT_PCI: "assessed" })).toMatchObject({ isAssessed: true });
    expect(faultsOf({ MARTILLO_VAULT_PCI: "1" })).toContain("MARTILLO_VAULT_PCI");
  });

  it("take Skyflow's, whole or not at all, with an account that can be read", () => {
    const file = join(folder, "account.json");
    const account = {
      clientID: "c",
      keyID: "k",
      tokenURI: "https://manage.example/v1/auth/sa/oauth/token",
      privateKey: "-----BEGIN PRIVATE KEY-----\nhunter4\n-----END PRIVATE KEY-----",
    };
    writeFileSync(file, JSON.stringify(account));
    const env = {
      MARTILLO_VAULT: "skyflow",
      MARTILLO_SKYFLOW_VAULT_ID: "abc",
      MARTILLO_SKYFLOW_VAULT_URL: "https://abc.vault.skyflowapis.com/",
      MARTILLO_SKYFLOW_CREDENTIALS: file,
      MARTILLO_SKYFLOW_INSERT_ROLE: "r1",
    };
    expect(read(env)).toMatchObject({
      name: "skyflow",
      vaultUrl: "https://abc.vault.skyflowapis.com",
      table: "credit_cards",
      credentials: account,
    });
    for (const name of Object.keys(env).slice(1))
      expect(faultsOf({ ...env, [name]: "" })).toContain(`${name} is not set`);
    writeFileSync(file, JSON.stringify({ ...account, privateKey: "hunter5" }));
    for (const path of [file, join(folder, "none")]) {
      const faults = faultsOf({ ...env, MARTILLO_SKYFLOW_CREDENTIALS: path });
      expect(faults).toContain("MARTILLO_SKYFLOW_CREDENTIALS names no readable file");
      expect(faults).not.toContain("hunter");
    }
  });
});

describe("the vault that is opened", () => {
  it("makes its key once, for its owner alone", async () => {
    const path = join(folder, "data", "vault.key");
    const opened = await Promise.all([1, 2, 3].map(() => openVault(db, read({}), path)));
    expect(opened.map((vault) => vault?.name)).toEqual(["embedded", "embedded", "embedded"]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const first = readFileSync(path, "utf8");
    expect(Buffer.from(first, "base64")).toHaveLength(32);
    await openVault(db, read({}), path);
    expect(readFileSync(path, "utf8")).toBe(first);
    expect(readdirSync(join(folder, "data"))).toEqual(["vault.key"]);
  });

  it("is none where none is wanted, and writes no key where one is given", async () => {
    const path = join(folder, "vault.key");
    expect(await openVault(db, { name: "none" }, path)).toBeNull();
    await openVault(db, read({ MARTILLO_VAULT_KEY: KEY }), path);
    expect(() => statSync(path)).toThrow("ENOENT");
  });
});
