import { ApiFault } from "../../platform/call/fault";
import { Turns } from "../../platform/db/turns";
import { WorkerCalls } from "../../platform/threads/worker-calls";
import { SheetRefused, type SpreadsheetPort } from ".";
import type { SpreadsheetCall } from "./spreadsheets-worker";

const MOST_MEGABYTES = 256;
const READ_MS = 20_000;
const MOST_WAITING = 20;
const WAIT_LIMIT_MS = 60_000;
const RETRY_AFTER_S = 20;

function line(): Turns {
  return new Turns({
    atOnce: 1,
    mostWaiting: MOST_WAITING,
    waitLimitMs: WAIT_LIMIT_MS,
    refusal: () => new ApiFault("RATE_LIMITED", { retry_after: RETRY_AFTER_S }),
  });
}

/**
 * Reads and writes each file in a thread of its own, with its own memory. A file for which that is not enough, or 20 seconds, cannot be read.
 * One is read and one is written at a time, so that many who send at once do not take the machine's memory together; throws RATE_LIMITED when
 * too many wait. `workerFile`: the built `spreadsheets-worker`.
 */
export function threadedSpreadsheets(workerFile: string): SpreadsheetPort {
  const toRead = line();
  const toWrite = line();

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
    read: (file) =>
      toRead.take("usual", async () => {
        try {
          return await send({ kind: "read", file }, READ_MS);
        } catch (error) {
          throw new SheetRefused(isTooLarge(error) ? "IMPORT_TOO_LARGE" : "IMPORT_UNREADABLE");
        }
      }),
    write: (format, sheets) =>
      toWrite.take("usual", () => send<Uint8Array>({ kind: format, sheets })),
  };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "IMPORT_TOO_LARGE";
}
