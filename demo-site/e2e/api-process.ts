import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { calls } from "martillo/contract/schemas";
import type { Envelope, InputOf, OutputOf } from "martillo/contract";
import { atExit } from "./at-exit";
import { freePort } from "./server";
import type { DemoAccount } from "./site-server";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = join(ROOT, "demo-site/dist/server/main.js");
const START_LIMIT_MS = 120_000;

type Actions = typeof calls;

export interface Answer<Output> extends Omit<Envelope, "responseData"> {
  httpStatus: number;
  responseData: Output & { code?: string };
}

/** One process of the built server, to be killed and started again. */
export interface ApiProcess {
  readonly origin: string;
  start(): Promise<void>;
  /** `kill -9`: the process writes nothing and sends no notice. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Rejects when the process is gone before it has answered. */
  call<Name extends keyof Actions>(
    name: Name,
    input: InputOf<Actions[Name]>,
    token?: string,
  ): Promise<Answer<OutputOf<Actions[Name]>>>;
}

export async function makeApiProcess(environment: {
  MARTILLO_DATA: string;
  DATABASE_URL?: string;
}): Promise<ApiProcess> {
  if (!existsSync(MAIN)) throw new Error(`martillo e2e: ${MAIN} is missing; run "npm run build"`);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    MARTILLO_BIDS_PER_SECOND: "100000",
    MARTILLO_LOGINS_PER_MINUTE: "1000",
    ...environment,
  };
  let child: ChildProcess | undefined;
  let output = "";

  function signal(name: NodeJS.Signals): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) {
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      running.once("exit", () => resolve());
      running.kill(name);
    });
  }

  return {
    origin,
    async start() {
      const started = spawn(process.execPath, [MAIN], { cwd: ROOT, env, stdio: "pipe" });
      child = started;
      started.once(
        "exit",
        atExit(() => started.kill("SIGKILL")),
      );
      const keep = (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-4_000));
      started.stdout.on("data", keep);
      started.stderr.on("data", keep);
      const until = Date.now() + START_LIMIT_MS;
      while (!(await isHealthy(origin))) {
        if (started.exitCode !== null || Date.now() > until) {
          started.kill("SIGKILL");
          throw new Error(`martillo e2e: the server did not start\n${output}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    kill: () => signal("SIGKILL"),
    stop: () => signal("SIGTERM"),
    async call(name, input, token) {
      const response = await fetch(`${origin}/api/${name}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(input),
      });
      const body = (await response.json()) as Answer<OutputOf<Actions[typeof name]>>;
      return { ...body, httpStatus: response.status };
    },
  };
}

export async function readAccounts(dataFolder: string): Promise<DemoAccount[]> {
  return JSON.parse(await readFile(join(dataFolder, "demo-accounts.json"), "utf8"));
}

function isHealthy(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
}
