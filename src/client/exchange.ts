import ky, { HTTPError } from "ky";

/** A request, and how often it may be made again. */
export interface Outgoing {
  url: string;
  method: "get" | "post";
  headers: Record<string, string>;
  body: string | FormData | undefined;
  fetch: typeof fetch;
  signal: AbortSignal;
  /** Further tries after a lost connection or a server that is busy. */
  retries: number;
}

/** What came back, and when by the monotonic clock. */
export interface RawAnswer {
  status: number;
  text: string;
  sentAt: number;
  receivedAt: number;
}

/** ky keeps a copy of a body and waits for it to be read, which a connection that fails never does: it gets none. */
function withBody(request: RequestInfo | URL, body: Outgoing["body"]): RequestInfo | URL {
  return body === undefined ? request : new Request(request, { method: "POST", body });
}

/** Makes a request and, where allowed, makes it again. Any status is an answer; throws what the network threw. */
export async function exchange(outgoing: Outgoing): Promise<RawAnswer> {
  const { url, method, headers, body, fetch, signal, retries } = outgoing;
  let sentAt = performance.now();
  const response = await ky(url, {
    method,
    headers,
    fetch: (request) => fetch(withBody(request, body)),
    credentials: "omit",
    signal,
    timeout: false,
    retry: {
      limit: retries,
      methods: ["get", "post"],
      // Answers that say that another try may succeed.
      statusCodes: [408, 502, 503, 504],
      // A random part of a time that doubles with each try, so that many clients spread out.
      delay: (attempt) => Math.min(Math.random() * 300 * 2 ** attempt, 2000),
    },
    hooks: { beforeRetry: [() => void (sentAt = performance.now())] },
  }).catch((error: unknown) => {
    if (error instanceof HTTPError) return error.response;
    throw error;
  });
  const text = await response.text();
  return { status: response.status, text, sentAt, receivedAt: performance.now() };
}
