/**
 * `npm run migrate` brings the schema up to date: once for each release, before its first process starts. The processes of the release
 * before work on meanwhile. `npm run migrate -- --contract` also takes away what only they need, once none of them runs any more.
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readEnvironment } from "./environment";
import { findRoot } from "./folders";
import { createLog } from "./log";
import { migrateServer, openDatabase } from "./open-database";

async function main() {
  const here = dirname(fileURLToPath(import.meta.url));
  const settings = readEnvironment(process.env, process.env["MARTILLO_ROOT"] ?? findRoot(here));
  const log = createLog(settings.logLevel);
  if (settings.databaseUrl === undefined) {
    // The embedded one is one process's alone: opening it brings it up to date.
    const { close } = await openDatabase(settings, join(here, "pglite-worker.js"), log);
    await close();
    process.stdout.write("The embedded database is up to date.\n");
    return;
  }
  const withContract = process.argv.includes("--contract");
  const names = await migrateServer(settings.databaseUrl, { withContract, log });
  const text = names.length > 0 ? `Applied: ${names.join(", ")}.` : "Nothing was to be done.";
  process.stdout.write(`${text}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
