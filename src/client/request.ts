import type { AnyCall } from "../contract";
import { exchange, type RawAnswer } from "./exchange";
import { queryString } from "./query-string";
import type { Transport } from "./transport";

export type { RawAnswer } from "./exchange";

const RETRIES_OF_READS = 2;

/** How one request is sent. */
export interface SendOptions {
  token: string | undefined;
  timeoutMs: number;
  /** Gives the request up. */
  signal?: AbortSignal | undefined;
  /** Repeating it changes nothing, so it may be sent again after a failure. */
  isRead: boolean;
  /** The answer to a GET of this address that was sent before this code was here. */
  early?: ((url: string) => Promise<RawAnswer | undefined>) | undefined;
}

/** Thrown by `send` when the deadline passes. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
}

interface Prepared {
  url: string;
  method: "get" | "post";
  headers: Record<string, string>;
  body?: string | FormData;
}

/**
 * Address and body of a call. Guests' reads go as a plain GET without headers, which needs no preflight from another origin and
 * may be cached; everything else as POST with a JSON body.
 */
function prepare(apiBase: string, action: AnyCall, input: unknown, token?: string): Prepared {
  const url = `${apiBase}/api/${action.name}`;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const asGet = action.method === "GET" || (action.alsoGet === true && token === undefined);
  const query = asGet ? queryString(input) : undefined;
  if (query !== undefined) {
    return { url: query === "" ? url : `${url}?${query}`, method: "get", headers };
  }
  // With the border between its parts, which the browser makes up.
  if (action.multipart) {
    return { url, method: "post", headers, body: action.multipart(input as object) };
  }
  headers["content-type"] = "application/json";
  if (action.answersFile) headers["accept"] = "application/json";
  return { url, method: "post", headers, body: JSON.stringify(input ?? {}) };
}

/**
 * Rejects with `DeadlineError` after `timeoutMs` or when `signal` gives up; covers retries and the body, which a fetch of the page's
 * own may not abort.
 */
function deadline(
  timeoutMs: number,
  signal: AbortSignal | undefined,
): {
  signal: AbortSignal;
  passed: Promise<never>;
  stop(): void;
} {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    const giveUp = () => {
      reject(new DeadlineError(`no answer in ${timeoutMs} ms`));
      controller.abort();
    };
    timer = setTimeout(giveUp, timeoutMs);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener("abort", giveUp);
  });
  return { signal: controller.signal, passed, stop: () => clearTimeout(timer) };
}

/** Sends a call and reads its whole body. Throws `DeadlineError`, or the error that the network threw. */
export async function send(
  transport: Transport,
  action: AnyCall,
  input: unknown,
  { token, timeoutMs, isRead, signal, early }: SendOptions,
): Promise<RawAnswer> {
  const { url, method, headers, body } = prepare(transport.apiBase, action, input, token);
  const doFetch = transport.fetch ?? fetch;
  const limit = deadline(timeoutMs, signal);
  async function ask(): Promise<RawAnswer> {
    const known = method === "get" ? await early?.(url) : undefined;
    return (
      known ??
      exchange({
        url,
        method,
        headers,
        body,
        // The browser's own must be called without an object.
        fetch: (input, init) => doFetch(input, init),
        signal: limit.signal,
        retries: isRead ? RETRIES_OF_READS : 0,
      })
    );
  }
  try {
    return await Promise.race([ask(), limit.passed]);
  } finally {
    limit.stop();
  }
}
