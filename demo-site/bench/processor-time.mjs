// How long processes have computed so far. On one machine alone: of processes elsewhere it says nothing.
import { readFileSync } from "node:fs";

/** Of the kernel, a second. */
const TICKS = 100;

/** Milliseconds of processor time so far: of the servers, of all sessions of the database, and of this process. */
export async function processorTime(servers, client) {
  const { rows } = await client.query("select pid from pg_stat_activity where pid is not null");
  const load = process.cpuUsage();
  const sessions = rows.map(({ pid }) => pid);
  return {
    api: total(servers.map(({ pid }) => pid)),
    database: total(sessions) + ofEnded(sessions),
    load: (load.user + load.system) / 1_000,
  };
}

/** Of sessions that have ended, as the process knows it that began them: a pool closes those that are idle. */
function ofEnded([pid]) {
  const parent = pid === undefined ? undefined : fieldsOf(pid)?.[1];
  const fields = parent && fieldsOf(parent);
  return fields ? ((Number(fields[13]) + Number(fields[14])) / TICKS) * 1_000 : 0;
}

function total(pids) {
  return pids.reduce((sum, pid) => sum + ofProcess(pid), 0);
}

/** 0 where it has ended, or is of another machine. */
function ofProcess(pid) {
  const fields = fieldsOf(pid);
  return fields ? ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000 : 0;
}

/** What the kernel says of a process after its name: state, parent and so on; undefined where it has ended. */
function fieldsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  } catch {
    return undefined;
  }
}
