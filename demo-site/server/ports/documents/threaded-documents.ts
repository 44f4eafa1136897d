import { LRUCache } from "lru-cache";
import { WorkerCalls } from "../../platform/threads/worker-calls";
import type { DocumentsPort, PrintedDocument } from ".";

const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Makes documents in a thread of its own, which begins with the first of them. A document that was made is kept for who asks again, as long as
 * there is room. `workerFile`: the built `documents-worker`.
 */
export function threadedDocuments(workerFile: string): DocumentsPort & { close(): void } {
  let calls: WorkerCalls<PrintedDocument> | undefined;
  const made = new LRUCache<string, Uint8Array>({
    maxSize: MOST_BYTES,
    sizeCalculation: (file, key) => file.length + key.length,
  });

  function send(document: PrintedDocument): Promise<Uint8Array> {
    // One that has died is replaced; the caller that waited for it has its failure.
    calls ??= new WorkerCalls<PrintedDocument>(workerFile, null, () => {
      calls = undefined;
    });
    return calls.send<Uint8Array>(document);
  }

  return {
    async pdf(document) {
      const key = JSON.stringify(document);
      const kept = made.get(key);
      if (kept) return kept;
      const file = await send(document);
      made.set(key, file);
      return file;
    },
    close() {
      void calls?.end();
    },
  };
}
