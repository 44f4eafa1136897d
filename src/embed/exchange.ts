import type { Outgoing, RawAnswer } from "../client/exchange";
import { pageRegistry } from "../state/registry";

/** Answers that say that another try may succeed. */
const BUSY: readonly number[] = [408, 502, 503, 504];

/** An answer of the loader's that is older than this is asked for again. */
const FRESH_MS = 15_000;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

/** How long to wait before the next try, in milliseconds: as the server asks, else by chance, so that many clients spread out. */
function delay(answer: Response | undefined, attempt: number): number {
  const asked = answer?.status === 503 ? Number(answer.headers.get("retry-after")) : 0;
  return asked * 1000 || Math.min(Math.random() * 300 * 2 ** attempt, 2000);
}

/** What the loader has asked for at this address before this code was here. It is read once. */
async function takeEarly(url: string): Promise<RawAnswer | undefined> {
  const { reads } = pageRegistry();
  const early = reads.get(url);
  // The address stays, so that the loader does not ask again.
  reads.set(url, undefined);
  if (!early || performance.now() - early.sentAt > FRESH_MS) return undefined;
  const answer = await early.answer;
  return answer && { ...answer, status: 200, sentAt: early.sentAt };
}

/**
 * Takes the place of `client/exchange` in the embed, with the same behaviour and without ky: a library of 3.5 KB for one kind of
 * request is too dear for a stranger's page.
 */
export async function exchange(outgoing: Outgoing): Promise<RawAnswer> {
  const { url, method, headers, body, fetch, signal, retries } = outgoing;
  const early = method === "get" ? await takeEarly(url) : undefined;
  if (early) return early;
  for (let attempt = 1; ; attempt++) {
    let answer: Response | undefined;
    const sentAt = performance.now();
    try {
      answer = await fetch(url, {
        method: method.toUpperCase(),
        headers,
        ...(body !== undefined && { body }),
        credentials: "omit",
        signal,
      });
      if (attempt > retries || !BUSY.includes(answer.status)) {
        const text = await answer.text();
        return { status: answer.status, text, sentAt, receivedAt: performance.now() };
      }
    } catch (error) {
      if (attempt > retries || signal.aborted) throw error;
    }
    await pause(delay(answer, attempt), signal);
  }
}
