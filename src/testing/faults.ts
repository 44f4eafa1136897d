import type { SocketConstructor, SocketLike } from "../client";

/**
 * What happens to one request. `refuse`: it never reaches the server and fails at once. `drop-answer`: the server acts, the answer is
 * lost. `hang`: the server acts, nothing ever comes back. `lose`: it never reaches the server, and nothing comes back.
 */
export type Fault = "refuse" | "drop-answer" | "hang" | "lose";

/** A request that was sent. */
export interface SeenRequest {
  method: string;
  action: string;
  url: URL;
  signal: AbortSignal;
  /** What its body said, for calls in JSON. */
  sent: Promise<unknown>;
}

/** A transport around a real one which fails where a test says so. */
export interface FaultyTransport {
  fetch: typeof fetch;
  WebSocket: SocketConstructor;
  /** The next request of this action, e.g. `bid/confirm`, meets this fault. */
  next(action: string, fault: Fault): void;
  /** Every request of this action meets this fault until `clear`. */
  always(action: string, fault: Fault): void;
  /** Requests of this action wait until the function that it returns is called. */
  hold(action: string): () => void;
  clear(): void;
  /** All requests so far, in order; `signal` tells whether one was given up. */
  requests: readonly SeenRequest[];
  /** Sockets stay open, but nothing arrives and nothing is sent any more. */
  silence(): void;
  /** The next frames of this event are lost. */
  dropFrames(event: string, count: number): void;
  /** Closes all sockets as a lost network does; they may connect again. */
  cut(): void;
  /** Sockets that were opened so far. */
  socketCount(): number;
}

function failure(): TypeError {
  return new TypeError("Failed to fetch");
}

const JSON_TYPE = "application/json";

async function jsonOf(request: Request): Promise<unknown> {
  const isJson = request.headers.get("content-type")?.startsWith(JSON_TYPE);
  // A body that was given up is no fault.
  const text = isJson ? await request.text().catch(() => "") : "";
  return text === "" ? undefined : JSON.parse(text);
}

/** A request that ends only when it is given up. */
function never(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

/** Wraps the transport of an API. For faults alone: everything that it lets through is the API's own. */
export function createFaultyTransport(inner: {
  fetch: typeof fetch;
  WebSocket: SocketConstructor;
}): FaultyTransport {
  const requests: SeenRequest[] = [];
  const once = new Map<string, Fault[]>();
  const always = new Map<string, Fault>();
  const held = new Map<string, Promise<void>>();
  const sockets = new Set<FaultySocket>();
  const dropping = new Map<string, number>();
  let isSilent = false;
  let opened = 0;

  async function faultyFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const action = url.pathname.replace(/^.*?\/api\//, "");
    const { method, signal } = request;
    requests.push({ method, action, url, signal, sent: jsonOf(request.clone()) });
    await held.get(action);
    const fault = once.get(action)?.shift() ?? always.get(action);
    if (fault === "refuse") throw failure();
    if (fault === "lose") return never(request.signal);
    const response = await inner.fetch(request);
    if (fault === "drop-answer") throw failure();
    if (fault === "hang") return never(request.signal);
    return response;
  }

  function isDropped(data: unknown): boolean {
    if (isSilent) return true;
    const { event } = JSON.parse(String(data)) as { event: string };
    const left = dropping.get(event) ?? 0;
    if (left > 0) dropping.set(event, left - 1);
    return left > 0;
  }

  class FaultySocket implements SocketLike {
    onopen: SocketLike["onopen"] = null;
    onmessage: SocketLike["onmessage"] = null;
    onclose: SocketLike["onclose"] = null;
    onerror: SocketLike["onerror"] = null;
    readonly #inner: SocketLike;

    constructor(url: string) {
      opened++;
      sockets.add(this);
      this.#inner = new inner.WebSocket(url);
      this.#inner.onopen = (event) => this.onopen?.(event);
      this.#inner.onmessage = (event) => {
        if (!isDropped(event.data)) this.onmessage?.(event);
      };
      this.#inner.onclose = (event) => {
        sockets.delete(this);
        this.onclose?.(event);
      };
      this.#inner.onerror = (event) => this.onerror?.(event);
    }

    send(text: string) {
      if (!isSilent) this.#inner.send(text);
    }

    close(code?: number, reason?: string) {
      this.#inner.close(code, reason);
    }
  }

  return {
    fetch: faultyFetch,
    WebSocket: FaultySocket,
    requests,
    next(action, fault) {
      once.set(action, [...(once.get(action) ?? []), fault]);
    },
    always: (action, fault) => void always.set(action, fault),
    hold(action) {
      let release = () => {};
      held.set(action, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(action);
        release();
      };
    },
    clear() {
      once.clear();
      always.clear();
      dropping.clear();
      isSilent = false;
    },
    silence() {
      isSilent = true;
    },
    dropFrames: (event, count) => void dropping.set(event, count),
    cut() {
      for (const socket of sockets) socket.close();
    },
    socketCount: () => opened,
  };
}
