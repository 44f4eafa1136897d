import type { ClientMessage, ServerMessage } from "../contract";
import { createBackoff } from "./backoff";
import {
  isPageOnline,
  isPageVisible,
  onNetworkChange,
  onPageActive,
  onVisibilityChange,
} from "./page-events";
import { readServerMessage } from "./server-message";
import { createWatchdog } from "./watchdog";

/**
 * Messages that become events of the page's window (`martillo:money`, `martillo:inbox`, `martillo:lot_comment`) for widgets that hear them by
 * `src/patterns/page-news`, with the API's address as their detail: code that comes before the socket need not know of money or letters.
 */
const PAGE_NEWS: readonly ServerMessage["event"][] = ["money", "inbox", "lot_comment"];

/**
 * `idle`: it has no listener. `connecting`: the first connection is being made. `live`. `reconnecting`: it was live and is lost.
 * `offline`: the browser says that there is no network.
 */
export type ConnectionStatus = "idle" | "connecting" | "live" | "reconnecting" | "offline";

/** The part of a WebSocket that is used. */
export interface SocketLike {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

/** Makes sockets: the browser's `WebSocket`, or one that speaks to an API in the page. */
export type SocketConstructor = new (url: string) => SocketLike;

/** Settings of `createRealtimeSocket`. */
export interface RealtimeSocketOptions {
  /** Origin of the API, optionally with a path. */
  apiBase: string;
  /** @default the global `WebSocket` */
  WebSocket?: SocketConstructor | undefined;
  /** The token to introduce the connection with; undefined for guests. */
  getToken(): Promise<string | undefined>;
  /** Every valid message of the server. */
  onMessage(message: ServerMessage): void;
  /** Called with each change of the connection. */
  onStatus(status: ConnectionStatus): void;
  /** Live again after a loss: changes that were missed must be read again. */
  onReconnect(): void;
  /** The server does not seem to accept this token any longer. */
  onSessionEnd(token: string): void;
  /** The server's time as an answer to a question; moments of the monotonic clock. */
  onServerTime(sample: { sentAt: number; receivedAt: number; serverMs: number }): void;
  /** Spreads the attempts to connect again, 0 to 1. @default Math.random */
  random?: () => number;
}

/** The one connection of a page to an API. */
export interface RealtimeSocket {
  /**
   * Wants the changes of these lots, of none where only the visitor's own money is waited for, until the returned function is called.
   * Opens the connection when it is the first wish.
   */
  watch(lotIds: readonly number[]): () => void;
  /** The lots that are watched beyond the number that a connection may follow: no change of them is told. */
  unfollowed(): number[];
  /** Asks for the server's time now, and finds out whether the connection is alive. */
  ping(): void;
  /** Another token is in force. */
  introduceAgain(): void;
  close(): void;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;
/** A connection that lived this long was a good one: the next loss starts with short delays again. */
const GOOD_LIFE_MS = 10_000;
/** Lets a page change its view without closing and opening. */
const LINGER_MS = 2_000;
/** A connection that takes longer to open is given up. */
const OPENING_MS = 8_000;
/** As many as one message may name, and one connection follow. */
const MOST_LOTS = 500;

function addressOf(apiBase: string): string {
  return `${apiBase.replace(/^http/, "ws")}/api/realtime`;
}

/** A connection that opens when something is watched, survives losses and closes when nothing is. */
export function createRealtimeSocket(options: RealtimeSocketOptions): RealtimeSocket {
  const backoff = createBackoff(FIRST_DELAY_MS, LONGEST_DELAY_MS, options.random);
  const wishes = new Map<number, number>();
  /** How many watch, also those who wait for news of no lot. */
  let watchers = 0;
  const announced = new Set<number>();
  let mostLots = MOST_LOTS;
  /** The token of the last `hello` on this connection. */
  let shownToken: string | undefined;
  let socket: SocketLike | undefined;
  let isOpen = false;
  let isFirst = true;
  let openedAt = 0;
  let connectedAt = 0;
  let isFlushPlanned = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let openingTimer: ReturnType<typeof setTimeout> | undefined;
  let lingerTimer: ReturnType<typeof setTimeout> | undefined;
  let stopPageEvents: (() => void) | undefined;
  let status: ConnectionStatus = "idle";

  const watchdog = createWatchdog({
    ping: () => send({ event: "ping" }),
    onDead: () => lose(),
    onSample: options.onServerTime,
  });

  function become(next: ConnectionStatus) {
    if (next === status) return;
    status = next;
    options.onStatus(next);
  }

  function send(message: ClientMessage) {
    if (isOpen) socket?.send(JSON.stringify(message));
  }

  /** Visitors need no letter about what they are looking at. */
  function tellVisibility() {
    send({ event: "page", data: { visible: isPageVisible() } });
  }

  /** Widgets that show it read it again. */
  function tellPage(event: ServerMessage["event"]) {
    globalThis.dispatchEvent?.(new CustomEvent(`martillo:${event}`, { detail: options.apiBase }));
  }

  async function introduce() {
    const current = socket;
    const token = await options.getToken();
    if (!isOpen || socket !== current) return;
    shownToken = token;
    send({ event: "hello", data: token === undefined ? {} : { token } });
  }

  function flush() {
    isFlushPlanned = false;
    if (!isOpen) return;
    const gone = [...announced].filter((id) => !wishes.has(id));
    for (const id of gone) announced.delete(id);
    const added = unfollowed().slice(0, Math.max(0, mostLots - announced.size));
    for (const id of added) announced.add(id);
    if (gone.length > 0) send({ event: "unsubscribe", data: { lots: gone } });
    if (added.length > 0) send({ event: "subscribe", data: { lots: added } });
  }

  function unfollowed(): number[] {
    return [...wishes.keys()].filter((id) => !announced.has(id));
  }

  /** The server follows fewer than was thought, and nothing of the message it refused: all is told again, and half of it. */
  function limitLots() {
    mostLots = Math.floor(announced.size / 2);
    send({ event: "unsubscribe", data: { lots: [...announced] } });
    announced.clear();
    planFlush();
  }

  /** All wishes of one turn become one message. */
  function planFlush() {
    if (isFlushPlanned) return;
    isFlushPlanned = true;
    queueMicrotask(flush);
  }

  function handle(event: MessageEvent) {
    watchdog.heard();
    const message = readServerMessage(event.data);
    if (!message) return;
    const receivedAt = performance.now();
    if (message.event === "pong") watchdog.answered(message.data.dTime);
    else if (message.event === "session") {
      // Of two greetings the server may answer the last one alone. Being wrong costs a question over HTTP.
      if (!message.data.authenticated && shownToken !== undefined) options.onSessionEnd(shownToken);
    } else if (message.event === "error" && message.data.code === "TOO_MANY_LOTS") limitLots();
    else if (message.event === "servertime" && openedAt === 0) {
      // The first one is the answer to the connection itself.
      options.onServerTime({ sentAt: connectedAt, receivedAt, serverMs: message.data.dTime });
    }
    if (openedAt === 0) {
      openedAt = receivedAt;
      const wasLost = !isFirst;
      isFirst = false;
      become("live");
      if (wasLost) {
        options.onReconnect();
        PAGE_NEWS.forEach(tellPage);
      }
    }
    options.onMessage(message);
    if (message.event === "me") tellVisibility();
    else if (PAGE_NEWS.includes(message.event)) tellPage(message.event);
  }

  /** A page's security policy or a bad address may forbid sockets. */
  function createSocket(Socket: SocketConstructor): SocketLike | undefined {
    try {
      return new Socket(addressOf(options.apiBase));
    } catch {
      return undefined;
    }
  }

  function connect() {
    clearTimeout(retryTimer);
    const Socket = options.WebSocket ?? globalThis.WebSocket;
    if (socket) return;
    become(isFirst ? "connecting" : "reconnecting");
    connectedAt = performance.now();
    openedAt = 0;
    const fresh = createSocket(Socket);
    if (!fresh) return lose();
    socket = fresh;
    openingTimer = setTimeout(lose, OPENING_MS);
    fresh.onopen = () => {
      if (socket !== fresh) return;
      isOpen = true;
      clearTimeout(openingTimer);
      watchdog.start();
      void introduce();
      flush();
      tellVisibility();
      watchdog.ping();
    };
    fresh.onmessage = (event) => {
      if (socket === fresh) handle(event);
    };
    fresh.onclose = () => {
      if (socket === fresh) lose();
    };
    // A `close` follows each error.
    fresh.onerror = () => {};
  }

  function drop() {
    const old = socket;
    socket = undefined;
    isOpen = false;
    shownToken = undefined;
    announced.clear();
    clearTimeout(openingTimer);
    watchdog.stop();
    old?.close();
  }

  function lose() {
    if (openedAt > 0 && performance.now() - openedAt > GOOD_LIFE_MS) backoff.reset();
    drop();
    if (watchers === 0) return become("idle");
    if (!isPageOnline()) return become("offline");
    become(isFirst ? "connecting" : "reconnecting");
    clearTimeout(retryTimer);
    retryTimer = setTimeout(connect, backoff.next());
  }

  function open() {
    clearTimeout(lingerTimer);
    stopPageEvents ??= followPage();
    if (socket) return;
    if (isPageOnline()) connect();
    else become("offline");
  }

  function rest() {
    stopPageEvents?.();
    stopPageEvents = undefined;
    clearTimeout(retryTimer);
    drop();
    isFirst = true;
    backoff.reset();
    become("idle");
  }

  function followPage() {
    const stops = [
      onPageActive(() => {
        if (isOpen) watchdog.ping();
        else if (!socket && watchers > 0 && isPageOnline()) connect();
      }),
      onVisibilityChange(tellVisibility),
      onNetworkChange((isOnline) => {
        if (!isOnline) {
          drop();
          clearTimeout(retryTimer);
          become("offline");
        } else if (!socket && watchers > 0) {
          backoff.reset();
          connect();
        }
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  return {
    watch(lotIds) {
      watchers++;
      for (const id of lotIds) wishes.set(id, (wishes.get(id) ?? 0) + 1);
      open();
      planFlush();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        watchers--;
        for (const id of lotIds) {
          const count = (wishes.get(id) ?? 0) - 1;
          if (count > 0) wishes.set(id, count);
          else wishes.delete(id);
        }
        planFlush();
        if (watchers > 0) return;
        clearTimeout(lingerTimer);
        lingerTimer = setTimeout(() => {
          if (watchers === 0) rest();
        }, LINGER_MS);
      };
    },
    unfollowed,
    ping() {
      if (isOpen) watchdog.ping();
    },
    introduceAgain() {
      if (isOpen) void introduce();
    },
    close() {
      wishes.clear();
      watchers = 0;
      clearTimeout(lingerTimer);
      rest();
    },
  };
}
