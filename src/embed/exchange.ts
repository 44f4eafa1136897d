import type { Outgoing } from "../client/exchange";

const BUSY: readonly number[] = [408, 502, 503, 504];

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

/** How long the server asks to wait, in milliseconds; NaN when it does not say. */
function askedPause(answer: Response | undefined): number {
  return answer?.status === 503 ? Number(answer.headers.get("retry-after") ?? NaN) * 1000 : NaN;
}

/**
 * Takes the place of `client/exchange` in the embed, with the same behaviour and without ky: a library of 3.5 KB for one kind of
 * request is too dear for a stranger's page.
 */
export async function exchange(outgoing: Outgoing): Promise<Response> {
  const { url, method, headers, body, fetch, signal, retries, onRetry } = outgoing;
  for (let attempt = 1; ; attempt++) {
    let answer: Response | undefined;
    try {
      answer = await fetch(url, {
        method: method.toUpperCase(),
        headers,
        ...(body !== undefined && { body }),
        credentials: "omit",
        signal,
      });
      if (attempt > retries || !BUSY.includes(answer.status)) return answer;
    } catch (error) {
      if (attempt > retries || signal.aborted) throw error;
    }
    await pause(askedPause(answer) || Math.min(Math.random() * 300 * 2 ** attempt, 2000), signal);
    onRetry();
  }
}
