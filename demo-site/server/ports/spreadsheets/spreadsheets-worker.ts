/** Entry of the thread that reads and writes sheets: files that strangers send may not take the server's memory or its time. */
import { parentPort } from "node:worker_threads";
import { answerCalls } from "../../platform/threads/worker-calls";
import type { Sheet, SheetFormat } from ".";
import { inlineSpreadsheets } from "./inline-spreadsheets";

/** What the server asks of that thread. */
export type SpreadsheetCall =
  | { kind: "read"; file: Uint8Array }
  | { kind: SheetFormat; sheets: readonly [Sheet, ...Sheet[]] };

if (!parentPort) throw new Error("martillo: spreadsheets-worker runs in a worker thread only");

answerCalls(parentPort, (asked) => {
  const call = asked as SpreadsheetCall;
  if (call.kind === "read") return inlineSpreadsheets.read(call.file);
  return inlineSpreadsheets.write(call.kind, call.sheets);
});
