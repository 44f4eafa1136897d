import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Db } from "../../platform/db/db";
import type { VaultPort } from ".";
import { embeddedVault, type EmbeddedVault } from "./embedded";
import { base64, fromBase64, newMasterKey } from "./embedded/envelope";
import type { VaultSettings } from "./environment";

/** In the folder of the embedded database. */
export const VAULT_KEY_FILE = "vault.key";

/** The vault that is configured. `keyFile`: where the embedded one keeps its key if the operator has given it none. */
export async function openVault(
  db: Db,
  settings: VaultSettings,
  keyFile: string,
): Promise<VaultPort | null> {
  if (settings.name === "embedded") return openEmbedded(db, settings, keyFile);
  if (settings.name === "none") return null;
  const { skyflowVault } = await import("./skyflow/skyflow-vault");
  return skyflowVault(settings);
}

export async function openEmbedded(
  db: Db,
  { key, formerKeys, isAssessed }: Extract<VaultSettings, { name: "embedded" }>,
  keyFile: string,
): Promise<EmbeddedVault> {
  return embeddedVault({ db, key: key ?? (await keptKey(keyFile)), formerKeys, isAssessed });
}

/** The key in a file that its owner alone may read, made where there is none. */
async function keptKey(path: string): Promise<Uint8Array> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, base64(newMasterKey()), { mode: 0o600, flag: "wx" });
  try {
    // Whole at once, and not where there is one: of two that start at once one is first.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft);
  }
  return fromBase64((await readFile(path, "utf8")).trim());
}
