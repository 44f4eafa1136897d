import type { InPageHouse } from "../../demo-site/server/in-page/in-page-house";

/** `trap`: the next bid arrives at the house, and its answer is lost. */
export type LineState = "up" | "down" | "trap";

/** The visitor's own connection to the house. The rivals have theirs, which is never cut. */
export interface Line {
  fetch: typeof fetch;
  cut(): void;
  restore(): void;
  /** The next bid is decided by the house, but its answer never comes: the line goes down for a while. */
  loseNextAnswer(): void;
  state(): LineState;
  /** Calls back after each change. */
  onChange(listener: (state: LineState, before: LineState) => void): void;
  close(): void;
}

export const OUTAGE_MS = 6_000;

export function createLine(api: InPageHouse): Line {
  let state: LineState = "up";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tell: (state: LineState, before: LineState) => void = () => {};

  function become(next: LineState) {
    if (next === state) return;
    const before = state;
    state = next;
    tell(next, before);
  }

  function cut() {
    clearTimeout(timer);
    api.cutNetwork();
    become("down");
  }

  function restore() {
    clearTimeout(timer);
    api.restoreNetwork();
    become("up");
    // A browser says so, and spares the visitor the pause before the next attempt.
    globalThis.dispatchEvent(new Event("online"));
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const isTrapped = state === "trap" && new URL(request.url).pathname.endsWith("/bid/confirm");
      const response = await api.fetch(request);
      if (!isTrapped) return response;
      cut();
      timer = setTimeout(restore, OUTAGE_MS);
      throw new TypeError("Failed to fetch");
    },
    cut,
    restore,
    loseNextAnswer: () => become("trap"),
    state: () => state,
    onChange: (listener) => void (tell = listener),
    close: () => clearTimeout(timer),
  };
}
