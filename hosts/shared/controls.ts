/** What a host shows. Every host draws its page from this, in its own manner. */
export interface HostState {
  isShown: boolean;
  lot: number;
  density?: string | undefined;
  quickBid?: boolean | undefined;
  lotUrl?: ((id: number) => string) | undefined;
}

/** An event of a widget as a listener of the host got it. */
export interface HeardEvent {
  name: string;
  target: string;
  detail: unknown;
  isComposed: boolean;
}

/** How the tests steer a host, whatever it is made of. */
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

/** The visitor of the host, who is known to it. */
export function getToken(): string | undefined {
  return asked.get("token") ?? undefined;
}

/** Events that the hosts listen for. */
export const HEARD = ["martillo-lot-open-request", "martillo-bid-request", "martillo-bid-placed"];

/** Hands the page to the tests. `draw` is called at once and after each change. */
export function startHost(draw: (state: HostState) => void): (event: Event) => void {
  let state: HostState = {
    isShown: true,
    lot: Number(asked.get("lot")),
    lotUrl: (id) => `https://host.example/early/${id}`,
  };
  const heard: HeardEvent[] = [];
  const refused = new Set<string>();
  globalThis.hostControls = {
    heard,
    refused,
    change(changes) {
      state = { ...state, ...changes };
      draw(state);
    },
  };
  queueMicrotask(() => draw(state));
  return (event) => {
    if (refused.has(event.type)) event.preventDefault();
    heard.push({
      name: event.type,
      target: event.target instanceof Element ? event.target.localName : "",
      detail: (event as CustomEvent).detail,
      isComposed: event.composed,
    });
  };
}
