// Bids over many lots through one process of the API and through two on the same PostgreSQL, with the processor time that each bid takes
// of each part: where load, API and database share their cores, that says what two processes could do on a machine of their own.
import { readFileSync } from "node:fs";
import { measureBids } from "./bids.mjs";
import { startServer } from "./house.mjs";

/** Of the kernel, a second. */
const TICKS = 100;

export async function measureProcesses({ server, client, connectionString, settings, ...sizes }) {
  const alone = await measure([server], { client, ...sizes });
  const second = await startServer(connectionString, settings);
  try {
    return { alone, both: await measure([server, second], { client, ...sizes }) };
  } finally {
    await second.stop();
  }
}

/** The same connections and lots in all, shared out. */
async function measure(servers, { client, concurrency, lots, ...sizes }) {
  const before = await spent(servers, client);
  const each = await Promise.all(
    servers.map((server) =>
      measureBids({
        ...sizes,
        server,
        client,
        lots: Math.round(lots / servers.length),
        concurrency: Math.round(concurrency / servers.length),
      }),
    ),
  );
  const after = await spent(servers, client);
  const bids = each.reduce((sum, one) => sum + one.allSent, 0);
  const perBid = (name) => (after[name] - before[name]) / bids;
  return {
    perSecond: each.reduce((sum, one) => sum + one.perSecond, 0),
    api: perBid("api"),
    database: perBid("database"),
    load: perBid("load"),
  };
}

/** Milliseconds of processor time so far. */
async function spent(servers, client) {
  const { rows } = await client.query("select pid from pg_stat_activity where pid is not null");
  const load = process.cpuUsage();
  return {
    api: total(servers.map(({ pid }) => pid)),
    database: total(rows.map(({ pid }) => pid)),
    load: (load.user + load.system) / 1_000,
  };
}

function total(pids) {
  return pids.reduce((sum, pid) => sum + ofProcess(pid), 0);
}

/** 0 where it has ended, or is of another machine. */
function ofProcess(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000;
  } catch {
    return 0;
  }
}
