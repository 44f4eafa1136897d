/** A person waits at a keyboard. */
const LIMIT_MS = 3_000;

/** Asks a service for JSON; anything but an answer in time is thrown, and never names the address: it may hold a key. */
export async function askJson<Answer>(
  ask: typeof fetch,
  url: URL,
  init: RequestInit = {},
  limitMs = LIMIT_MS,
): Promise<Answer> {
  const response = await ask(url, { ...init, signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new Error(`${url.host} answered with status ${response.status}`);
  return (await response.json()) as Answer;
}
