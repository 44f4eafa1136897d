import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seededData } from "./seeded-data";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = join(ROOT, "demo-site/dist/server/main.js");
const SITE = join(ROOT, "demo-site/dist/site/index.html");
const CACHE = join(ROOT, "node_modules/.martillo");
const START_LIMIT_MS = 120_000;

export interface DemoAccount {
  role: "buyer" | "seller" | "staff";
  email: string;
  password: string;
}

/** A built server of its own, on a port and a data folder of its own. */
export interface TestServer {
  readonly origin: string;
  /** Its data folder. */
  readonly data: string;
  readonly accounts: readonly DemoAccount[];
  account(role: DemoAccount["role"], index?: number): DemoAccount;
  /** Ends the process without warning; the data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data; with another root it serves the files of that one, as after a deployment. */
  restart(root?: string): Promise<void>;
  /** Ends the process without warning, and starts it again when the work is done, or has failed. */
  whileDown<T>(work: () => Promise<T>): Promise<T>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export async function startServer(): Promise<TestServer> {
  for (const file of [MAIN, SITE]) {
    if (!existsSync(file)) throw new Error(`martillo e2e: ${file} is missing; run "npm run build"`);
  }
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const data = await seededData(MAIN, CACHE, async (folder) => {
    await end(await launch(origin, port, folder), "SIGTERM");
  });
  let child = await launch(origin, port, data);
  const kill = () => end(child, "SIGKILL");
  const restart = async (root?: string) => {
    await kill();
    child = await launch(origin, port, data, root);
  };
  const accounts: DemoAccount[] = JSON.parse(
    await readFile(join(data, "demo-accounts.json"), "utf8"),
  );

  return {
    origin,
    data,
    accounts,
    account(role, index = 0) {
      const account = accounts.filter((one) => one.role === role)[index];
      if (!account) throw new Error(`martillo e2e: no ${role} number ${index}`);
      return account;
    },
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
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function launch(
  origin: string,
  port: number,
  data: string,
  root?: string,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    MARTILLO_DATA: data,
    ...(root !== undefined && { MARTILLO_ROOT: root }),
  };
  const child = spawn(process.execPath, [MAIN], { cwd: ROOT, env, stdio: "pipe" });
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
  const force = setTimeout(() => child.kill("SIGKILL"), 15_000);
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
