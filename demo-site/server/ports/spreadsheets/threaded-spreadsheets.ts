import { ApiFault } from "../../platform/call/fault";
import { Turns } from "../../platform/db/turns";
import { COME_AGAIN_S, inOwnThread, ONE_AT_A_TIME } from "../../platform/threads/in-own-thread";
import { SheetRefused, type ReadSheet, type SpreadsheetPort } from ".";
import type { SpreadsheetCall } from "./spreadsheets-worker";

const MOST_MEGABYTES = 256;
const READ_MS = 20_000;

function line(): Turns {
  return new Turns({
    ...ONE_AT_A_TIME,
    refusal: () => new ApiFault("RATE_LIMITED", { retry_after: COME_AGAIN_S }),
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

  function send<Result>(call: SpreadsheetCall, withinMs?: number): Promise<Result> {
    const limits = { megabytes: MOST_MEGABYTES, ...(withinMs !== undefined && { withinMs }) };
    return inOwnThread<Result>(workerFile, call, limits);
  }

  return {
    read: (file) =>
      toRead.take("usual", async () => {
        try {
          return await send<ReadSheet>({ kind: "read", file }, READ_MS);
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
