import { spawn } from "node:child_process";
import { join } from "node:path";
import { CONSUMERS } from "./consumers";

export interface SsrServer {
  readonly origin: string;
  close(): void;
}

/** Starts the server of the host that renders on one, as a process of its own: plain Node, without a window. */
export async function startSsr(): Promise<SsrServer> {
  const folder = join(CONSUMERS, "apps", "ssr");
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, ["dist/server/server.js"], { cwd: folder, env });
  const origin = await new Promise<string>((resolve, reject) => {
    let complaints = "";
    child.stderr.on("data", (chunk: Buffer) => (complaints += String(chunk)));
    child.stdout.once("data", (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once("exit", () => reject(new Error(`martillo hosts: no server\n${complaints}`)));
  });
  return { origin, close: () => void child.kill() };
}
