import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { settingConfigurationAction } from "martillo/contract";
import { callApi, tokenOf } from "./api";
import { atExit } from "./at-exit";
import { FRESH_FOR_MS, type SeededData, seededData } from "./seeded-data";
import type { DemoAccount, SiteServer } from "./site-server";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = join(ROOT, "demo-site/dist/server/main.js");
const SITE = join(ROOT, "demo-site/dist/site/index.html");
const CACHE = join(ROOT, "node_modules/.martillo");
const START_LIMIT_MS = 120_000;
/** What takes longer to end hangs. */
const END_LIMIT_MS = 60_000;

/** A server of its own, on a port and a data folder of its own. */
export interface TestServer extends SiteServer {
  /** Ends the process without warning; the data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data; with another root it serves the files of that one, as after a deployment. */
  restart(root?: string): Promise<void>;
  /** Ends the process without warning, and starts it again when the work is done, or has failed. */
  whileDown<T>(work: () => Promise<T>): Promise<T>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** On the embedded database, as after `npm start`; it starts slower than one on PostgreSQL and costs more to ask. @default false */
  isEmbedded?: boolean;
}

/** Those that run for all files of this worker; it takes them down when it ends. */
const shared = new Map<boolean, { server: Promise<TestServer>; startedAt: number }>();

/**
 * The server that all files share which leave it as they found it: started once in each worker. People and lots that a test changes are its
 * own; those of the demo are there to be looked at.
 */
export async function sharedServer({
  isEmbedded = false,
}: ServerOptions = {}): Promise<SiteServer> {
  const running = shared.get(isEmbedded);
  if (running && Date.now() - running.startedAt < FRESH_FOR_MS) return running.server;
  shared.delete(isEmbedded);
  await (await running?.server)?.stop();
  const server = startServer({ isEmbedded });
  shared.set(isEmbedded, { server, startedAt: Date.now() });
  // The next file tries again.
  server.catch(() => shared.delete(isEmbedded));
  return server;
}

/** Data of one's own with the demo in it, on the run's PostgreSQL or, embedded, in the folder alone: a copy of what the first call lays out. */
export async function demoData({ isEmbedded = false }: ServerOptions = {}): Promise<SeededData> {
  for (const file of [MAIN, SITE]) {
    if (!existsSync(file)) throw new Error(`martillo e2e: ${file} is missing; run "npm run build"`);
  }
  const postgres = isEmbedded ? undefined : await postgresOfTests();
  return seededData(MAIN, CACHE, postgres, async ({ folder, database }) => {
    const port = await freePort();
    const seeding = await launch(originOf(port), port, environmentOf(folder, database));
    await askForNoPhotos(originOf(port), folder);
    await end(seeding, "SIGTERM");
    // All others would copy what it had not written yet.
    if (seeding.signalCode === "SIGKILL") {
      throw new Error("martillo e2e: the server did not end after it had laid out the demo");
    }
  });
}

export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const seeded = await demoData(options);
  const port = await freePort();
  const origin = originOf(port);
  const data = seeded.folder;
  const environment = environmentOf(data, seeded.database);
  let child = await launch(origin, port, environment);
  const kill = () => end(child, "SIGKILL");
  const restart = async (root?: string) => {
    await kill();
    child = await launch(origin, port, {
      ...environment,
      ...(root !== undefined && { MARTILLO_ROOT: root }),
    });
  };
  const accounts = await accountsIn(data);

  return {
    origin,
    data,
    database: seeded.database,
    accounts,
    account: (role, index) => accountOf(accounts, role, index),
    kill,
    restart,
    async whileDown(work) {
      await kill();
      try {
        return await work();
      } finally {
        await restart();
      }
    },
    async stop() {
      await end(child, "SIGTERM");
      await seeded.remove();
    },
  };
}

async function accountsIn(data: string): Promise<DemoAccount[]> {
  return JSON.parse(await readFile(join(data, "demo-accounts.json"), "utf8"));
}

function accountOf(
  accounts: readonly DemoAccount[],
  role: DemoAccount["role"],
  index = 0,
): DemoAccount {
  const account = accounts.filter((one) => one.role === role)[index];
  if (!account) throw new Error(`martillo e2e: no ${role} number ${index}`);
  return account;
}

/** Most journeys publish lots for something else than their photos. */
async function askForNoPhotos(origin: string, data: string): Promise<void> {
  const token = await tokenOf(origin, accountOf(await accountsIn(data), "staff"));
  const input = { key: "listing", value: { min_photos: 0 } } as const;
  await callApi(origin, settingConfigurationAction, input, token);
}

/** Only within a test: it asks vitest, which has nothing to say where the stage of foreign pages is set up. */
async function postgresOfTests(): Promise<string> {
  const { migratedPostgres } = await import("../server/testing/engines");
  return migratedPostgres();
}

function originOf(port: number): string {
  return `http://localhost:${port}`;
}

function environmentOf(folder: string, database: string | undefined): Record<string, string> {
  return { MARTILLO_DATA: folder, ...(database !== undefined && { DATABASE_URL: database }) };
}

async function launch(
  origin: string,
  port: number,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), ...environment };
  const child = spawn(process.execPath, [MAIN], { cwd: ROOT, env, stdio: "pipe" });
  child.once(
    "exit",
    atExit(() => child.kill("SIGKILL")),
  );
  let output = "";
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);

  const start = Date.now();
  while (!(await isHealthy(origin))) {
    if (child.exitCode !== null || Date.now() - start > START_LIMIT_MS) {
      child.kill("SIGKILL");
      throw new Error(`martillo e2e: the server did not start\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return child;
}

async function isHealthy(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const force = setTimeout(() => child.kill("SIGKILL"), END_LIMIT_MS);
  await ended;
  clearTimeout(force);
}

/** A free port below the range that systems give to outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once("error", () => resolve(false));
      probe.listen(port, () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
