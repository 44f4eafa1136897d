import { WorkerCalls } from "../../platform/threads/worker-calls";
import { SheetRefused, type SpreadsheetPort } from ".";
import type { SpreadsheetCall } from "./spreadsheets-worker";

const MOST_MEGABYTES = 256;
const READ_MS = 20_000;

/**
 * Reads and writes each file in a thread of its own, with its own memory. A file for which that is not enough, or 20 seconds, cannot be read.
 * `workerFile`: the built `spreadsheets-worker`.
 */
export function threadedSpreadsheets(workerFile: string): SpreadsheetPort {
  async function send<Result>(call: SpreadsheetCall, withinMs?: number): Promise<Result> {
    const calls = new WorkerCalls<SpreadsheetCall>(workerFile, null, () => {}, {
      maxOldGenerationSizeMb: MOST_MEGABYTES,
    });
    // Whoever waits for the thread has its failure.
    const timer = withinMs === undefined ? undefined : setTimeout(() => void calls.end(), withinMs);
    try {
      return await calls.send<Result>(call);
    } finally {
      clearTimeout(timer);
      await calls.end();
    }
  }

  return {
    async read(file) {
      try {
        return await send({ kind: "read", file }, READ_MS);
      } catch (error) {
        throw new SheetRefused(isTooLarge(error) ? "IMPORT_TOO_LARGE" : "IMPORT_UNREADABLE");
      }
    },
    write: (format, sheets) => send<Uint8Array>({ kind: format, sheets }),
  };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "IMPORT_TOO_LARGE";
}
