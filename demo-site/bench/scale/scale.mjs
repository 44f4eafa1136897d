// `npm run bench:scale`: a house with a million lots on one PostgreSQL, each measure beside its bare statement of the same run.
// BENCH_DATABASE_URL names an empty database of a running server, or one that an earlier run has filled; without it the bench starts a
// server of its own. BENCH_LOTS=100000 for a quick look, BENCH_SEARCHES the number of saved searches, BENCH_TIMES how often each search
// is asked, BENCH_BUILD=0 takes what is built already.
import { cpus, loadavg } from "node:os";
import pg from "pg";
import { ensureBuilt } from "../../../scripts/build.mjs";
import { startServer } from "../house.mjs";
import { startCluster } from "../postgres-cluster.mjs";
import { fill, fillSearches } from "./fill.mjs";
import {
  measureClosings,
  measureIncrements,
  measureSavedSearches,
  measureTasks,
} from "./others.mjs";
import { kindsOf, measureSearch, measureSuggestions } from "./searches.mjs";
import { load } from "./sources.mjs";

const LOTS = Number(process.env.BENCH_LOTS ?? 1_000_000);
const SEARCHES = Number(process.env.BENCH_SEARCHES ?? LOTS / 10);
const TIMES = Number(process.env.BENCH_TIMES ?? 40);

const began = performance.now();
const print = (text = "") => process.stdout.write(`${text}\n`);
const say = (text) =>
  print(`  ${String(Math.round((performance.now() - began) / 1_000)).padStart(5)} s  ${text}`);
const ms = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

if (process.env.BENCH_BUILD !== "0") ensureBuilt();
const cluster = await startCluster();
const { connectionString } = cluster;
const client = new pg.Client({ connectionString });
await client.connect();
const { openPostgres } = await load("server/platform/db/postgres.ts");
const db = openPostgres({ connectionString, statementLimitMs: 0, queryTimeoutMs: 0 });
let server;
try {
  const { rows } = await client.query("select current_setting('server_version') as version");
  const house = await fill({ client, db, connectionString, lots: LOTS, say });
  await fillSearches({ client, db, count: SEARCHES });
  say("saved searches are there");
  const starting = performance.now();
  server = await startServer(connectionString, { MARTILLO_TRUST_PROXY: "1", LOG_LEVEL: "error" });
  const startMs = performance.now() - starting;
  print(
    `\nNode ${process.versions.node}, PostgreSQL ${rows[0].version}, ${cpus().length} cores (${cpus()[0]?.model}), ` +
      `load ${loadavg()[0].toFixed(1)}; ${house.lots} lots, ${house.live} on offer, ${SEARCHES} saved searches\n`,
  );
  print("| what | p50 ms | p95 ms | bare p50 ms | ratio |");
  print("| :--- | ---: | ---: | ---: | ---: |");
  const row = ({ name, http, bare }) =>
    print(
      `| ${name} | ${ms(http.p50)} | ${ms(http.p95)} | ${bare ? ms(bare.p50) : "–"} | ${bare ? (http.p50 / bare.p50).toFixed(1) : "–"} |`,
    );
  const sizes = { client, db, port: server.port, server, times: TIMES };
  for (const kind of await kindsOf(client))
    row({ name: kind.name, ...(await measureSearch(kind, sizes)) });
  for (const measured of await measureSuggestions(sizes)) row(measured);
  for (const measured of await measureSavedSearches({ ...sizes, searches: SEARCHES }))
    row(measured);
  row(await measureIncrements(sizes));
  for (const measured of await measureTasks(sizes)) row(measured);
  for (const measured of await measureClosings({ ...sizes, lots: Math.min(1_000, LOTS) }))
    row(measured);
  row({ name: "start of a process", http: { p50: startMs, p95: startMs } });
  say("done");
} finally {
  await server?.stop();
  await db.close();
  await client.end();
  await cluster.stop();
}
