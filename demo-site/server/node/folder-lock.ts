import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Another process holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `martillo: another process uses the data folder ${folder}. ` +
        "Two would lose each other's data. Stop the other one, or set MARTILLO_DATA to another folder.",
    );
    this.name = "FolderInUse";
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Holds a folder for this process; the system frees it when the process ends, however it ends. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = lockAddress(folder);
  const server =
    (await listen(address)) ?? ((await removeLeftover(address)) ? await listen(address) : null);
  if (!server) throw new FolderInUse(folder);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A name that only one process can listen on: abstract on Linux, a pipe on Windows, a socket file elsewhere. */
function lockAddress(folder: string): string {
  const digest = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 32);
  if (process.platform === "linux") return `\0martillo-${digest}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\martillo-${digest}`;
  return join(tmpdir(), `martillo-${digest}.sock`);
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(null);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

/** A socket file outlives a killed process; no process answers behind it. */
async function removeLeftover(address: string): Promise<boolean> {
  if (!address.endsWith(".sock") || (await answers(address))) return false;
  rmSync(address, { force: true });
  return true;
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
