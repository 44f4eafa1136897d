/** Entry of the thread that writes PDFs anew: files that strangers send may not take the server's memory or its time. */
import { parentPort } from "node:worker_threads";
import { answerCalls } from "../../platform/threads/worker-calls";
import { rewritePdf } from "./rewrite-pdf";

/** What the server asks of that thread. */
export interface PdfCall {
  file: Uint8Array;
}

if (!parentPort) throw new Error("martillo: pdfs-worker runs in a worker thread only");

answerCalls(parentPort, (asked) => rewritePdf((asked as PdfCall).file));
