// How long processes have computed so far. On one machine alone: of processes elsewhere it says nothing.
import { readFileSync } from "node:fs";

/** Of the kernel, a second. */
const TICKS = 100;

/** Milliseconds of processor time so far: of the servers, of all sessions of the database, and of this process. */
export async function processorTime(servers, client) {
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
