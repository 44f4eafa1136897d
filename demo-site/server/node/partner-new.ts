/**
 * `npm run partner:new -- --key ribera --name "Automóviles Ribera" --origin https://ribera.example [--origin …] [--scope read,bid]`
 * notes a partner whose pages may sign users in, and prints its secret, which is not kept. The embedded database may be used by one
 * process at a time: stop the server first, or use PostgreSQL.
 */
import { SCOPES, type Scope } from "martillo/contract";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { silentLog } from "../platform/call/log";
import { originFault, createPartner, type NewPartner } from "../features/partners";
import { readEnvironment } from "./environment";
import { findRoot } from "./folders";
import { openDatabase } from "./open-database";

/** Buying and opening payments is allowed to those alone of whom it was said. */
const USUAL_SCOPES = "read,bid";

/** Throws with everything that is wrong. */
export function readPartner(args: readonly string[]): NewPartner {
  const { values } = parseArgs({
    args: [...args],
    options: {
      key: { type: "string" },
      name: { type: "string" },
      origin: { type: "string", multiple: true },
      scope: { type: "string" },
    },
  });
  const { key = "", name = "", origin: origins = [] } = values;
  const wanted = (values.scope ?? USUAL_SCOPES).split(",");
  const scopes = SCOPES.filter((scope): scope is Scope => wanted.includes(scope));
  const faults = [
    ...(/^[a-z0-9-]{3,40}$/.test(key) ? [] : ["--key: 3 to 40 of a-z, 0-9 and -."]),
    ...(name.trim() === "" ? ["--name: what users read when they are asked."] : []),
    ...(origins.length === 0 ? ["--origin: at least one, such as https://dealer.example."] : []),
    ...origins.flatMap((origin) => {
      const fault = originFault(origin);
      return fault === null ? [] : [`--origin ${origin}: ${fault}`];
    }),
    ...(scopes.length === wanted.length && scopes.includes("read")
      ? []
      : ["--scope: read, and what else its pages may: read,bid or read,bid,buy,pay."]),
  ];
  if (faults.length > 0) {
    throw new Error(
      `martillo: the partner was not noted.\n${faults.map((f) => `  - ${f}`).join("\n")}`,
    );
  }
  return { key, name: name.trim(), origins, scopes };
}

async function main() {
  const here = dirname(fileURLToPath(import.meta.url));
  const partner = readPartner(process.argv.slice(2));
  const settings = readEnvironment(process.env, process.env["MARTILLO_ROOT"] ?? findRoot(here));
  const { db, close } = await openDatabase(settings, join(here, "pglite-worker.js"), silentLog);
  try {
    const secret = await createPartner(db, partner);
    process.stdout.write(`${JSON.stringify({ partner: partner.key, secret }, null, 2)}\n`);
    const { origins } = settings.config;
    const unheard = origins === "*" ? [] : partner.origins.filter((one) => !origins.includes(one));
    if (unheard.length > 0) {
      process.stderr.write(`Browsers also need MARTILLO_ORIGINS to name ${unheard.join(", ")}.\n`);
    }
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
