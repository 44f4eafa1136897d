import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type RawData, type WebSocket } from "ws";
import type { Db } from "../db/db";
import type { ServerConfig } from "../http/config";
import { silentLog, type Log } from "../http/log";
import type { Bus } from "./bus";
import { createHub, type Hub } from "./hub";
import { inSlices } from "./slices";

export interface RealtimeOptions {
  db: Db;
  bus: Bus;
  config: Pick<ServerConfig, "origins">;
  log?: Log;
  /** @default 20000 */
  mostConnections?: number;
}

export interface Realtime {
  hub: Hub;
  close(): void;
}

export const REALTIME_PATH = "/api/realtime";

/** Five hundred ids of sixteen digits fit. */
const LARGEST_MESSAGE_BYTES = 16 * 1024;
const HEARTBEAT_MS = 30_000;
const UNSUPPORTED_DATA = 1003;

/** Answers WebSockets on a server that speaks HTTP otherwise. */
export function attachRealtime(server: Server, options: RealtimeOptions): Realtime {
  const { db, bus, config, log = silentLog, mostConnections = 20_000 } = options;
  const hub = createHub({ db, bus, log });
  const sockets = new Set<WebSocket>();
  const answered = new WeakSet<WebSocket>();
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
  });

  function handleUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    if (pathOf(request) !== REALTIME_PATH) {
      // Another listener may know what to do with it.
      if (server.listenerCount("upgrade") === 1) refuse(stream, "404 Not Found");
      return;
    }
    if (!isAllowedOrigin(request, config.origins)) refuse(stream, "403 Forbidden");
    else if (sockets.size >= mostConnections) refuse(stream, "503 Service Unavailable");
    else wss.handleUpgrade(request, stream, head, accept);
  }

  function accept(socket: WebSocket) {
    sockets.add(socket);
    answered.add(socket);
    const connection = hub.connect({
      send: (text) => socket.send(text),
      get bufferedAmount() {
        return socket.bufferedAmount;
      },
      close: (code, reason) => socket.close(code, reason),
    });
    socket.on("message", (data, isBinary) => {
      if (isBinary) socket.close(UNSUPPORTED_DATA, "text only");
      else connection.receive(textOf(data));
    });
    socket.on("pong", () => answered.add(socket));
    // What went wrong is followed by `close`.
    socket.on("error", (error) => log.debug({ error: error.message }, "socket error"));
    socket.on("close", () => {
      sockets.delete(socket);
      connection.closed();
    });
  }

  /** Whoever has not answered the last ping is gone. */
  function heartbeat() {
    void inSlices(sockets, (socket) => {
      if (!answered.delete(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.ping();
    });
  }

  server.on("upgrade", handleUpgrade);
  const timer = setInterval(heartbeat, HEARTBEAT_MS);

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

/** Tools send no origin; pages of the API's own address need no permission. */
function isAllowedOrigin(request: IncomingMessage, origins: ServerConfig["origins"]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origins === "*" || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? "/", "http://host").pathname;
}

function refuse(stream: Duplex, status: string) {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return Buffer.from(data as ArrayBuffer).toString("utf8");
}
