import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type RawData, type WebSocket } from "ws";
import type { Db } from "../platform/db/db";
import type { ServerConfig } from "../platform/call/config";
import { silentLog, type Log } from "../platform/call/log";
import { callerKey, isLoopback } from "../platform/security/caller-address";
import { addressKeys, RateLimiter } from "../platform/security/rate-limiter";
import type { Bus } from "../platform/realtime/bus";
import { createHub, type Hub } from "../features/live";
import { inSlices } from "../platform/realtime/slices";

export interface RealtimeOptions {
  db: Db;
  bus: Bus;
  config: Pick<ServerConfig, "origins">;
  log?: Log;
  /** @default 20000 */
  mostConnections?: number;
  /** Sockets that one address may hold; this machine's own are not counted. @default 200 */
  mostPerAddress?: number;
  /** The caller, as the transport knows it. */
  addressOf?: (request: IncomingMessage) => string;
  /** @default 30000 */
  heartbeatMs?: number;
  /** Bids wait for the machine. @default never */
  arePressing?: () => boolean;
}

export interface Realtime {
  hub: Hub;
  close(): void;
}

export const REALTIME_PATH = "/api/realtime";

/** Five hundred ids of sixteen digits fit. */
const LARGEST_MESSAGE_BYTES = 16 * 1024;
const HEARTBEAT_MS = 30_000;
/** A socket that leaves so much unread for a heartbeat's time does not read at all. */
const MOST_UNSENT_BYTES = 1_048_576;
const UNSUPPORTED_DATA = 1003;

/** Answers WebSockets on a server that speaks HTTP otherwise. */
export function attachRealtime(server: Server, options: RealtimeOptions): Realtime {
  const { db, bus, config, log = silentLog } = options;
  const {
    mostConnections = 20_000,
    mostPerAddress = 200,
    addressOf = peerOf,
    arePressing,
  } = options;
  const addresses = new SocketsPerAddress(mostPerAddress);
  const hub = createHub({ db, bus, log, ...(arePressing && { arePressing }) });
  const sockets = new Set<WebSocket>();
  const answered = new WeakSet<WebSocket>();
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
  });

  function handleUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    // A peer that resets while it is refused would otherwise end the process.
    stream.on("error", (error) => log.debug({ error: error.message }, "upgrade failed"));
    if (pathOf(request) !== REALTIME_PATH) {
      // Another listener may know what to do with it.
      if (server.listenerCount("upgrade") === 1) refuse(stream, "404 Not Found");
      return;
    }
    const caller = callerOf(request);
    if (!isAllowedOrigin(request, config.origins)) refuse(stream, "403 Forbidden");
    else if (sockets.size >= mostConnections) refuse(stream, "503 Service Unavailable");
    else if (!addresses.hasRoom(caller)) refuse(stream, "429 Too Many Requests");
    else
      wss.handleUpgrade(request, stream, head, (socket) =>
        accept(socket, caller, request.headers.origin ?? null),
      );
  }

  /** Null for this machine. */
  function callerOf(request: IncomingMessage): string | null {
    const address = addressOf(request);
    return isLoopback(address) ? null : callerKey(address);
  }

  function accept(socket: WebSocket, caller: string | null, origin: string | null) {
    sockets.add(socket);
    answered.add(socket);
    addresses.count(caller, 1);
    const connection = hub.connect(
      {
        send: (text) => socket.send(text),
        get bufferedAmount() {
          return socket.bufferedAmount;
        },
        close: (code, reason) => socket.close(code, reason),
      },
      origin,
      caller,
    );
    socket.on("message", (data, isBinary) => {
      if (isBinary) socket.close(UNSUPPORTED_DATA, "text only");
      else connection.receive(textOf(data));
    });
    socket.on("pong", () => answered.add(socket));
    // What went wrong is followed by `close`.
    socket.on("error", (error) => log.debug({ error: error.message }, "socket error"));
    socket.on("close", () => {
      sockets.delete(socket);
      addresses.count(caller, -1);
      connection.closed();
    });
  }

  /** A socket that has not answered the last ping is gone; one that reads nothing costs memory only. */
  function heartbeat() {
    void inSlices(sockets, (socket) => {
      const isStuck = socket.bufferedAmount > MOST_UNSENT_BYTES;
      if (!answered.delete(socket) || isStuck) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.ping();
    });
  }

  server.on("upgrade", handleUpgrade);
  const timer = setInterval(heartbeat, options.heartbeatMs ?? HEARTBEAT_MS);

  return {
    hub,
    close() {
      clearInterval(timer);
      server.off("upgrade", handleUpgrade);
      hub.close();
      wss.close();
    },
  };
}

/** How many sockets each address holds. This machine's own, null, are not counted. */
class SocketsPerAddress {
  readonly #held = new Map<string, number>();
  readonly #limiter = new RateLimiter();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Each new socket costs, however short it stays. */
  hasRoom(caller: string | null): boolean {
    if (caller === null) return true;
    if ((this.#held.get(caller) ?? 0) >= this.#most) return false;
    const newSockets = { burst: 2 * this.#most, perSecond: this.#most / 20 };
    return this.#limiter.take(addressKeys("sockets", caller), newSockets) <= 0;
  }

  count(caller: string | null, change: 1 | -1): void {
    if (caller === null) return;
    const held = (this.#held.get(caller) ?? 0) + change;
    if (held > 0) this.#held.set(caller, held);
    else this.#held.delete(caller);
  }
}

/** Tools send no origin; pages of the API's own address need no permission. */
function isAllowedOrigin(request: IncomingMessage, origins: ServerConfig["origins"]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origins === "*" || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Not through URL, which throws for an address such as `//`. */
function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

function peerOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? "unknown";
}

function refuse(stream: Duplex, status: string) {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** What a frame says, however it came in. */
export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return Buffer.from(data as ArrayBuffer).toString("utf8");
}
