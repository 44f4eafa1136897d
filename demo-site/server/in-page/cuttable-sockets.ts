import type { SocketConstructor, SocketLike } from "martillo/client";

/** How a connection tells its socket what comes over it. */
export interface SocketEnd {
  opened(): void;
  said(data: unknown): void;
  ended(code: number, reason: string): void;
}

/** What a socket speaks over. */
export interface Connection {
  send(text: string): void;
  close(): void;
}

/** WebSockets that a test can cut. */
export interface CuttableSockets {
  WebSocket: SocketConstructor;
  /** Cuts every connection, as a lost network does; new ones fail until `restore`. */
  cut(): void;
  restore(): void;
}

const NORMAL = 1000;
const ABNORMAL = 1006;

/** Sockets over the connections that `connect` makes, for any address. */
export function createCuttableSockets(connect: (end: SocketEnd) => Connection): CuttableSockets {
  const open = new Set<Socket>();
  let isCut = false;

  class Socket implements SocketLike {
    onopen: SocketLike["onopen"] = null;
    onmessage: SocketLike["onmessage"] = null;
    onclose: SocketLike["onclose"] = null;
    onerror: SocketLike["onerror"] = null;
    #connection: Connection | null = null;
    #isOver = false;

    constructor() {
      open.add(this);
      // Listeners are set after a socket is made.
      queueMicrotask(() => (isCut ? this.end(ABNORMAL, "") : this.#start()));
    }

    #start() {
      if (this.#isOver) return;
      this.#connection = connect({
        opened: () => {
          if (!this.#isOver) this.onopen?.(new Event("open"));
        },
        said: (data) => {
          if (!this.#isOver) this.onmessage?.(new MessageEvent("message", { data }));
        },
        ended: (code, reason) => this.end(code, reason),
      });
    }

    send(text: string) {
      queueMicrotask(() => {
        if (!this.#isOver) this.#connection?.send(text);
      });
    }

    close(code = NORMAL, reason = "") {
      this.end(code, reason);
    }

    end(code: number, reason: string) {
      if (this.#isOver) return;
      this.#isOver = true;
      open.delete(this);
      this.#connection?.close();
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
