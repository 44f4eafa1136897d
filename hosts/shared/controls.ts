/** What a host shows. Every host draws its page from this, in its own manner. */
export interface HostState {
  isShown: boolean;
  lot: number;
  density?: "comfortable" | "compact" | undefined;
  quickBid?: boolean | undefined;
  lotUrl?: ((id: number) => string) | undefined;
}

/** What a widget told the host, by an event or a callback. */
export interface HeardEvent {
  name: string;
  detail: unknown;
}

/** How the tests steer a host, in any framework. */
export interface HostControls {
  change(changes: Partial<HostState>): void;
  readonly heard: HeardEvent[];
  /** Events whose default the host prevents. */
  readonly refused: Set<string>;
}

declare global {
  var hostControls: HostControls;
}

/** What the tests say in the address. */
export const asked = new URLSearchParams(location.search);
export const apiBase = asked.get("api") ?? "";

/** The token of the visitor that the host knows; undefined for a guest. */
export function getToken(): string | undefined {
  return asked.get("token") ?? undefined;
}

/** Events that the hosts listen for. */
export const HEARD = ["martillo-lot-open-request", "martillo-bid-request", "martillo-bid-placed"];

export interface HostPage {
  /** What the host shows, for those who look by themselves. */
  read(): HostState;
  /** Calls back after each change. */
  subscribe(listener: () => void): () => void;
  /** A listener for events of elements. */
  handle(event: Event): void;
  /** The same for callbacks of components; false refuses. */
  hear(name: string, detail: unknown): boolean;
}

/** Hands the page to the tests. `draw` is called soon and after each change. */
export function startHost(draw: (state: HostState) => void = () => {}): HostPage {
  let state: HostState = {
    isShown: true,
    lot: Number(asked.get("lot")),
    lotUrl: (id) => `https://host.example/early/${id}`,
  };
  const heard: HeardEvent[] = [];
  const listeners = new Set<() => void>();
  const refused = new Set<string>();
  globalThis.hostControls = {
    heard,
    refused,
    change(changes) {
      state = { ...state, ...changes };
      draw(state);
      for (const listener of listeners) listener();
    },
  };
  setTimeout(() => draw(state));
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handle(event) {
      if (refused.has(event.type)) event.preventDefault();
      heard.push({ name: event.type, detail: (event as CustomEvent).detail });
    },
    hear(name, detail) {
      heard.push({ name, detail });
      return !refused.has(name);
    },
  };
}
