/** The server as it is shipped: bundled, in a process of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { isBuilt } from "../../../scripts/build.mjs";

const DEMO_SITE = fileURLToPath(new URL("../..", import.meta.url));
const START_LIMIT_MS = 90_000;
const BUILD_LIMIT_MS = 180_000;

export interface CallAnswer {
  status: string;
  responseData: { token?: string; totalRecords?: number; code?: string; [field: string]: unknown };
}

export interface RunningServer {
  process: ChildProcess;
  base: string;
  /** What it has printed for people. */
  printed(): string;
  /** Makes a call by its name in the table, as a guest or with a session's token. */
  call(name: string, input: object, token?: string): Promise<CallAnswer>;
  /** Ends it and resolves to its exit code, or to the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

/** An account of the demo, whose password the first start prints. */
export interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

/** The accounts of the demo in a data folder. */
export function accountsIn(folder: string): DemoAccount[] {
  return JSON.parse(readFileSync(join(folder, "demo-accounts.json"), "utf8")) as DemoAccount[];
}

export interface BuiltServer {
  dataFolder: string;
  /** Resolves when it serves; rejects with what it wrote when it ends before. */
  start(env?: Record<string, string>): Promise<RunningServer>;
  remove(): Promise<void>;
}

/** The server of a file of tests: built before the first one, ended and removed after the last one, also where a start has failed. */
export function useBuiltServer(): Pick<BuiltServer, "dataFolder" | "start"> {
  let built: BuiltServer | undefined;
  const ready = () => {
    if (!built) throw new Error("martillo: the server of this file is not built yet");
    return built;
  };
  beforeAll(async () => {
    built = await buildServer();
  }, BUILD_LIMIT_MS);
  afterAll(() => built?.remove());
  return {
    get dataFolder() {
      return ready().dataFolder;
    },
    start: (env) => ready().start(env),
  };
}

export async function buildServer(): Promise<BuiltServer> {
  const { folder, remove: removeBuild } = isBuilt() ? WHAT_IS_BUILT : await buildAnew();
  const dataFolder = mkdtempSync(join(tmpdir(), "martillo-data-"));
  const running = new Set<ChildProcess>();

  return {
    dataFolder,
    async start(env = {}) {
      const child = spawn(process.execPath, [join(folder, "main.js")], {
        env: { PATH: process.env["PATH"], PORT: "0", MARTILLO_DATA: dataFolder, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      running.add(child);
      child.once("exit", () => running.delete(child));
      return { ...(await untilServing(child)), process: child };
    },
    async remove() {
      for (const child of running) child.kill("SIGKILL");
      removeBuild();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

interface Build {
  folder: string;
  remove(): void;
}

/** What a run of all tests has built before it began. */
const WHAT_IS_BUILT: Build = { folder: join(DEMO_SITE, "dist", "server"), remove: () => {} };

/** For a file that runs by itself, after a change. */
async function buildAnew(): Promise<Build> {
  const { build } = await import("vite");
  // Inside the package: packages that are not bundled are found from there.
  const folder = join(DEMO_SITE, "dist", `server-test-${process.pid}`);
  await build({
    configFile: join(DEMO_SITE, "vite.server.config.ts"),
    logLevel: "error",
    build: { outDir: folder, sourcemap: false },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function call(url: string, input: object, token?: string): Promise<CallAnswer> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  return (await response.json()) as CallAnswer;
}

function untilServing(child: ChildProcess): Promise<Omit<RunningServer, "process">> {
  let printed = "";
  let complained = "";
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the server did not start: ${printed}${complained}`)),
      START_LIMIT_MS,
    );
    child.stderr?.on("data", (chunk) => (complained += String(chunk)));
    child.stdout?.on("data", (chunk) => {
      printed += String(chunk);
      const port = /^Martillo: http:\/\/localhost:(\d+)$/m.exec(printed)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      const base = `http://127.0.0.1:${port}`;
      resolve({
        base,
        printed: () => printed,
        call: (name, input, token) => call(`${base}/api/${name}`, input, token),
        end(signal) {
          child.kill(signal);
          return ended;
        },
      });
    });
    child.once("exit", (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code ?? signal}: ${complained}`));
    });
  });
}
