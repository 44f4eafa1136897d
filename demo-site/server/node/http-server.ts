import type { IncomingMessage, Server } from "node:http";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { compressedAnswer } from "./compressed-answers";

const HEADERS_LIMIT_MS = 15_000;
const REQUEST_LIMIT_MS = 30_000;
/** Longer than that of proxies in front, which would otherwise meet a closed connection. */
const KEEP_ALIVE_MS = 65_000;

/** One HTTP server for the API, the tools of a demo and everything else. */
export function createHttpServer(api: Hono, site: Hono, tools?: Hono): Server {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all("/api/*", async (c) => compressedAnswer(c.req.raw, await api.fetch(c.req.raw, c.env)));
  if (tools) app.all("/dev/*", (c) => tools.fetch(c.req.raw, c.env));
  app.all("*", (c) => site.fetch(c.req.raw, c.env));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.headersTimeout = HEADERS_LIMIT_MS;
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** Who calls: the peer, or what the trusted proxies say of it. */
export function addressReader(trustedProxies: number): (request: IncomingMessage) => string {
  return ({ socket, headers }) => {
    const peer = socket.remoteAddress ?? "unknown";
    if (trustedProxies === 0) return peer;
    const hops = String(headers["x-forwarded-for"] ?? "").split(",");
    const named = hops.map((hop) => hop.trim()).filter(Boolean);
    return named.at(-trustedProxies) ?? peer;
  };
}

/** The request of Node behind a call. */
export function incomingOf(c: Context): IncomingMessage {
  return (c.env as HttpBindings).incoming;
}

export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      const hint = `martillo: port ${port} is in use. Stop the other program, or set PORT.`;
      reject(isTaken ? new Error(hint) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Takes no more calls and waits for those under way, not longer than the limit. */
export function finishRequests(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
      // Sockets that do not answer their end are not waited for.
      resolve();
    }, limitMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
