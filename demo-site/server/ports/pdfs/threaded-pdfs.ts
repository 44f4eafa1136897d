import { ApiFault } from "../../platform/call/fault";
import { Turns } from "../../platform/db/turns";
import { COME_AGAIN_S, inOwnThread, ONE_AT_A_TIME } from "../../platform/threads/in-own-thread";
import { PdfRefused, type PdfPort } from ".";
import type { PdfCall } from "./pdfs-worker";

const LIMITS = { megabytes: 256, withinMs: 20_000 };

/**
 * Writes each PDF in a thread of its own, with its own memory, one at a time. A file for which that is not enough, or 20 seconds, is refused.
 * Throws RATE_LIMITED when too many wait. `workerFile`: the built `pdfs-worker`.
 */
export function threadedPdfs(workerFile: string): PdfPort {
  const line = new Turns({
    ...ONE_AT_A_TIME,
    refusal: () => new ApiFault("RATE_LIMITED", { retry_after: COME_AGAIN_S }),
  });

  async function send(file: Uint8Array): Promise<Uint8Array> {
    try {
      const call: PdfCall = { file };
      return await inOwnThread<Uint8Array>(workerFile, call, LIMITS);
    } catch (error) {
      throw new PdfRefused({ cause: error });
    }
  }

  return { rewrite: (file) => line.take("usual", () => send(file)) };
}
