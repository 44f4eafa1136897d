/** Entry of the thread that reads and writes sheets: what strangers send may not take the server's memory or its time. */
import { parentPort } from "node:worker_threads";
import { answerCalls } from "../../platform/threads/worker-calls";
import type { Sheet } from ".";
import { inlineSpreadsheets } from "./inline-spreadsheets";

/** What the server asks of that thread. */
export type SpreadsheetCall =
  | { kind: "read"; file: Uint8Array }
  | { kind: "xlsx"; sheets: readonly Sheet[] }
  | { kind: "csv"; sheets: readonly [Sheet] };

if (!parentPort) throw new Error("martillo: spreadsheets-worker runs in a worker thread only");

answerCalls(parentPort, (asked) => {
  const call = asked as SpreadsheetCall;
  if (call.kind === "read") return inlineSpreadsheets.read(call.file);
  return call.kind === "csv"
    ? inlineSpreadsheets.write(call.kind, call.sheets)
    : inlineSpreadsheets.write(call.kind, call.sheets);
});
