/** Entry of the thread that makes documents: laying one out must not hold up bids. */
import { parentPort } from "node:worker_threads";
import { answerCalls } from "../../platform/threads/worker-calls";
import type { PrintedDocument } from ".";
import { inlineDocuments } from "./inline-documents";

if (!parentPort) throw new Error("martillo: documents-worker runs in a worker thread only");

answerCalls(parentPort, (asked) => inlineDocuments.pdf(asked as PrintedDocument));
