import { spawn } from "node:child_process";

/**
 * Removes a folder when this process is gone, by a process of its own: at its exit there is no time to wait until the servers and browsers that
 * still write there have ended.
 */
export function removeLater(folder: string): void {
  const options = { recursive: true, force: true, maxRetries: 40, retryDelay: 50 };
  const code = `fs.rmSync(${JSON.stringify(folder)}, ${JSON.stringify(options)})`;
  spawn(process.execPath, ["-e", code], { detached: true, stdio: "ignore" }).unref();
}
