/**
 * `npm run vault:rewrap` puts all cards of the embedded vault under MARTILLO_VAULT_KEY that are under one of MARTILLO_VAULT_FORMER_KEYS.
 * When it has ended, the former ones are needed no more. The server may run meanwhile where the database is PostgreSQL; the embedded
 * database may be used by one process at a time.
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { silentLog } from "../platform/call/log";
import { openEmbedded, VAULT_KEY_FILE } from "../ports/vault/open-vault";
import { readEnvironment } from "./environment";
import { findRoot } from "./folders";
import { openDatabase } from "./open-database";

async function main() {
  const here = dirname(fileURLToPath(import.meta.url));
  const settings = readEnvironment(process.env, process.env["MARTILLO_ROOT"] ?? findRoot(here));
  const { vault } = settings.ports;
  if (vault.name !== "embedded") throw new Error("martillo: MARTILLO_VAULT is not embedded.");
  const { db, close } = await openDatabase(settings, join(here, "pglite-worker.js"), silentLog);
  try {
    const opened = await openEmbedded(db, vault, join(settings.dataFolder, VAULT_KEY_FILE));
    const count = await opened.rewrap();
    process.stdout.write(`${count} cards were put under the present key.\n`);
  } finally {
    await close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
