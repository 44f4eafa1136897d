/** Entry of the thread that makes files: laying out a document must not hold up bids. */
import { parentPort } from "node:worker_threads";
import { answerCalls } from "../../platform/threads/worker-calls";
import type { PrintedDocument, Sheet } from ".";
import { inlineDocuments } from "./inline-documents";

/** What the server asks of that thread. */
export type DocumentCall =
  { kind: "pdf"; document: PrintedDocument } | { kind: "xlsx" | "csv"; sheet: Sheet };

if (!parentPort) throw new Error("martillo: documents-worker runs in a worker thread only");

answerCalls(parentPort, (asked) => {
  const call = asked as DocumentCall;
  if (call.kind === "pdf") return inlineDocuments.pdf(call.document);
  return inlineDocuments[call.kind](call.sheet);
});
