import { ApiFault } from "../../platform/call/fault";
import { Turns } from "../../platform/db/turns";
import { WorkerCalls } from "../../platform/threads/worker-calls";
import { PdfRefused, type PdfPort } from ".";
import type { PdfCall } from "./pdfs-worker";

const MOST_MEGABYTES = 256;
const WRITE_MS = 20_000;
const MOST_WAITING = 20;
const WAIT_LIMIT_MS = 60_000;
const RETRY_AFTER_S = 20;

/**
 * Writes each PDF in a thread of its own, with its own memory, one at a time. A file for which that is not enough, or 20 seconds, is refused.
 * Throws RATE_LIMITED when too many wait. `workerFile`: the built `pdfs-worker`.
 */
export function threadedPdfs(workerFile: string): PdfPort {
  const line = new Turns({
    atOnce: 1,
    mostWaiting: MOST_WAITING,
    waitLimitMs: WAIT_LIMIT_MS,
    refusal: () => new ApiFault("RATE_LIMITED", { retry_after: RETRY_AFTER_S }),
  });

  async function send(file: Uint8Array): Promise<Uint8Array> {
    const calls = new WorkerCalls<PdfCall>(workerFile, null, () => {}, {
      maxOldGenerationSizeMb: MOST_MEGABYTES,
    });
    // Whoever waits for the thread has its failure.
    const timer = setTimeout(() => void calls.end(), WRITE_MS);
    try {
      return await calls.send<Uint8Array>({ file });
    } catch {
      throw new PdfRefused();
    } finally {
      clearTimeout(timer);
      await calls.end();
    }
  }

  return { rewrite: (file) => line.take("usual", () => send(file)) };
}
