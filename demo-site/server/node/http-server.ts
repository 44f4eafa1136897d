import type { IncomingMessage, Server } from "node:http";
import { createServer, type Server as NetServer } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { HOUSE_KEYS_PATH, PATHS } from "martillo/contract";
import { silentLog, type Log } from "../platform/call/log";
import { CountedMessage, leaveRestWhenAnswered } from "./counted-message";
import { dropSlowBodies } from "./slow-bodies";

const HEADERS_LIMIT_MS = 15_000;
/** Longer than clients wait for the answer to a file that they send (`UPLOAD_TIMEOUT_MS`). */
const REQUEST_LIMIT_MS = 150_000;
/** Of all other requests, which are small. */
const PLAIN_REQUEST_LIMIT_MS = 30_000;
/** Longer than that of proxies in front, which would otherwise meet a closed connection. */
const KEEP_ALIVE_MS = 65_000;

/** One HTTP server for the API, the tools of a demo and everything else. */
export function createHttpServer(api: Hono, site: Hono, tools?: Hono): Server {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all("/api/*", (c) => api.fetch(c.req.raw, c.env));
  // The pay frame stands beside the calls, so that its address is not one of the site's pages.
  app.all("/pay/*", (c) => api.fetch(c.req.raw, c.env));
  app.get(HOUSE_KEYS_PATH, (c) => api.fetch(c.req.raw, c.env));
  app.post(PATHS.stopNotices.replace("{token}", "*"), (c) => api.fetch(c.req.raw, c.env));
  if (tools) app.all("/dev/*", (c) => tools.fetch(c.req.raw, c.env));
  app.all("*", (c) => site.fetch(c.req.raw, c.env));
  const serverOptions = { IncomingMessage: CountedMessage };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  server.on("request", leaveRestWhenAnswered);
  server.on("request", dropSlowBodies(PLAIN_REQUEST_LIMIT_MS));
  server.headersTimeout = HEADERS_LIMIT_MS;
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** The caller: the peer, or the address that trusted proxies give for it. */
export function addressReader(
  trustedProxies: number,
  log: Log = silentLog,
): (request: IncomingMessage) => string {
  let hasWarned = false;
  /** Behind a proxy that the operator did not declare, all visitors are one, and share the limits of one. */
  function warnOnce(peer: string) {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(
      { peer },
      "X-Forwarded-For is not believed: if a proxy is in front, set MARTILLO_TRUST_PROXY to how many there are",
    );
  }
  return ({ socket, headers }) => {
    const peer = socket.remoteAddress ?? "unknown";
    if (trustedProxies === 0) {
      if (headers["x-forwarded-for"] !== undefined) warnOnce(peer);
      return peer;
    }
    const hops = String(headers["x-forwarded-for"] ?? "").split(",");
    const named = hops.map((hop) => hop.trim()).filter(Boolean);
    return named.at(-trustedProxies) ?? peer;
  };
}

/** The request of Node behind a call. */
export function incomingOf(c: Context): IncomingMessage {
  return (c.env as HttpBindings).incoming;
}

/** Serves a port of this machine; `localhost` by both of its addresses, because browsers take either. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    if (host !== "localhost") return await listenAt(server, port, host);
    const taken = await listenAt(server, port, "127.0.0.1");
    await alsoListen(server, taken);
    return taken;
  } catch (error) {
    server.close();
    throw hintOf(error, port, host) ?? error;
  }
}

function listenAt(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** What hands connections of a second address to a server. */
const seconds = new WeakMap<Server, NetServer>();

async function alsoListen(server: Server, port: number): Promise<void> {
  const second = createServer((socket) => server.emit("connection", socket));
  try {
    await listenAt(second, port, "::1");
    seconds.set(server, second);
  } catch (error) {
    // There are machines without IPv6.
    if (!hasNoAddress(error)) throw error;
  }
}

function hasNoAddress(error: unknown): boolean {
  return NO_ADDRESS.has(String((error as NodeJS.ErrnoException).code));
}

const NO_ADDRESS: ReadonlySet<string> = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "ENOTFOUND"]);

function hintOf(error: unknown, port: number, host: string): Error | null {
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
    return new Error(`martillo: port ${port} is in use. Stop the other program, or set PORT.`);
  }
  return hasNoAddress(error)
    ? new Error(`martillo: this machine has no address ${host}. Change MARTILLO_HOST.`)
    : null;
}

/** Takes no more calls and waits for those under way, not longer than the limit. */
export async function finishRequests(server: Server, limitMs: number): Promise<void> {
  const second = seconds.get(server);
  const ended = Promise.all([closed(server), second && closed(second)]);
  server.closeIdleConnections();
  // Sockets that do not answer their end are not waited for.
  if (!(await endsWithin(ended, limitMs))) server.closeAllConnections();
}

function closed(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

async function endsWithin(ended: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const isEnded = await Promise.race([ended.then(() => true), late]);
  clearTimeout(timer);
  return isEnded;
}
