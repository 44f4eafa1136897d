/** The server as it is shipped: bundled, in a process of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const DEMO_SITE = fileURLToPath(new URL("../..", import.meta.url));
const START_LIMIT_MS = 90_000;

export interface RunningServer {
  process: ChildProcess;
  base: string;
  /** What it has printed for people. */
  printed(): string;
  /** Ends it and resolves to its exit code, or to the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export interface BuiltServer {
  dataFolder: string;
  /** Resolves when it serves; rejects with what it wrote when it ends before. */
  start(env?: Record<string, string>): Promise<RunningServer>;
  remove(): Promise<void>;
}

export async function buildServer(): Promise<BuiltServer> {
  // Inside the package: what is not bundled is found from there.
  const outDir = join(DEMO_SITE, "dist", `server-test-${process.pid}`);
  await build({
    configFile: join(DEMO_SITE, "vite.server.config.ts"),
    logLevel: "error",
    build: { outDir, sourcemap: false },
  });
  const dataFolder = mkdtempSync(join(tmpdir(), "martillo-data-"));
  const running = new Set<ChildProcess>();

  return {
    dataFolder,
    async start(env = {}) {
      const child = spawn(process.execPath, [join(outDir, "main.js")], {
        env: { PATH: process.env["PATH"], PORT: "0", MARTILLO_DATA: dataFolder, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      running.add(child);
      child.once("exit", () => running.delete(child));
      return { ...(await untilServing(child)), process: child };
    },
    async remove() {
      for (const child of running) child.kill("SIGKILL");
      rmSync(outDir, { recursive: true, force: true });
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
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
      resolve({
        base: `http://127.0.0.1:${port}`,
        printed: () => printed,
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
