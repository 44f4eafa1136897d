import type { SocketConstructor, SocketLike } from "../client";

export interface HouseSockets {
  WebSocket: SocketConstructor;
  /** Cuts every connection, as a lost network does; new ones fail until `restore`. */
  cut(): void;
  restore(): void;
}

const NORMAL = 1000;
const ABNORMAL = 1006;

/** The browser's WebSockets to one address, whatever address is asked for, which a test can cut. */
export function createHouseSockets(address: string): HouseSockets {
  const open = new Set<HouseSocket>();
  let isCut = false;

  class HouseSocket implements SocketLike {
    onopen: SocketLike["onopen"] = null;
    onmessage: SocketLike["onmessage"] = null;
    onclose: SocketLike["onclose"] = null;
    onerror: SocketLike["onerror"] = null;
    #inner: WebSocket | null = null;
    #isOver = false;

    constructor() {
      open.add(this);
      if (isCut) {
        // Listeners are set after a socket is made.
        queueMicrotask(() => this.end(ABNORMAL, ""));
        return;
      }
      const inner = new WebSocket(address);
      this.#inner = inner;
      inner.addEventListener("open", (event) => !this.#isOver && this.onopen?.(event));
      inner.addEventListener("message", (event) => !this.#isOver && this.onmessage?.(event));
      inner.addEventListener("close", ({ code, reason }) => this.end(code, reason));
    }

    send(text: string) {
      this.#inner?.send(text);
    }

    close(code = NORMAL, reason = "") {
      this.end(code, reason);
    }

    end(code: number, reason: string) {
      if (this.#isOver) return;
      this.#isOver = true;
      open.delete(this);
      this.#inner?.close();
      queueMicrotask(() => {
        if (code === ABNORMAL) this.onerror?.(new Event("error"));
        this.onclose?.(new CloseEvent("close", { code, reason, wasClean: code === NORMAL }));
      });
    }
  }

  return {
    WebSocket: HouseSocket,
    cut() {
      isCut = true;
      open.forEach((socket) => socket.end(ABNORMAL, ""));
    },
    restore() {
      isCut = false;
    },
  };
}
