import type { Hub, HubConnection } from "../features/live/hub";

/** A WebSocket without a wire: speaks to a hub in the same page. */
export interface InPageSocket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

export interface InPageSockets {
  WebSocket: new (url: string | URL) => InPageSocket;
  /** Cuts every connection, as a lost network does; new ones fail until `restore`. */
  cut(): void;
  restore(): void;
}

const NORMAL = 1000;
const ABNORMAL = 1006;

export function createInPageSockets(hub: Hub): InPageSockets {
  const open = new Set<Socket>();
  let isCut = false;

  class Socket implements InPageSocket {
    onopen: InPageSocket["onopen"] = null;
    onmessage: InPageSocket["onmessage"] = null;
    onclose: InPageSocket["onclose"] = null;
    onerror: InPageSocket["onerror"] = null;
    #connection: HubConnection | null = null;
    #isOver = false;

    constructor() {
      open.add(this);
      // Whoever makes a socket sets its listeners afterwards.
      queueMicrotask(() => (isCut ? this.end(ABNORMAL, "") : this.#start()));
    }

    #start() {
      if (this.#isOver) return;
      this.onopen?.(new Event("open"));
      this.#connection = hub.connect({
        bufferedAmount: 0,
        send: (text) =>
          queueMicrotask(() => {
            if (!this.#isOver) this.onmessage?.(new MessageEvent("message", { data: text }));
          }),
        close: (code, reason) => this.end(code, reason),
      });
    }

    send(text: string) {
      queueMicrotask(() => {
        if (!this.#isOver) this.#connection?.receive(text);
      });
    }

    close(code = NORMAL, reason = "") {
      this.end(code, reason);
    }

    end(code: number, reason: string) {
      if (this.#isOver) return;
      this.#isOver = true;
      open.delete(this);
      this.#connection?.closed();
      queueMicrotask(() => {
        if (code === ABNORMAL) this.onerror?.(new Event("error"));
        this.onclose?.(closeEvent(code, reason));
      });
    }
  }

  return {
    WebSocket: Socket,
    cut() {
      isCut = true;
      open.forEach((socket) => socket.end(ABNORMAL, ""));
    },
    restore() {
      isCut = false;
    },
  };
}

/** Node 20 knows no CloseEvent. */
function closeEvent(code: number, reason: string): CloseEvent {
  const wasClean = code === NORMAL;
  if (typeof CloseEvent === "function") return new CloseEvent("close", { code, reason, wasClean });
  return Object.assign(new Event("close"), { code, reason, wasClean });
}
