import type { Server } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { UPLOAD_TIMEOUT_MS } from "../../../src/client/timeouts";
import { silentLog } from "../platform/call/log";
import { addressReader, createHttpServer, finishRequests, listen } from "./http-server";

let server: Server;
let port: number;

beforeAll(async () => {
  const api = new Hono()
    .get("/api/health", (c) => c.json({ status: "success" }))
    .get("/.well-known/martillo-keys.json", (c) => c.json({ keys: [] }));
  const site = new Hono().get("*", (c) => c.text("page"));
  server = createHttpServer(api, site);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The first line of the answer to a request as it is written. */
function answerTo(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.once("error", reject);
    socket.once("data", (data) => {
      resolve(String(data).split("\r\n", 1)[0] ?? "");
      socket.destroy();
    });
  });
}

describe("the HTTP server", () => {
  it("asks the API for the keys of the house, and the site for every other page", async () => {
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect(await (await at("/.well-known/martillo-keys.json")).json()).toEqual({ keys: [] });
    expect(await (await at("/.well-known/other.json")).text()).toBe("page");
  });

  it.each([
    "GET // HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET //:x HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /api/%zz HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /api//health HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost:\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
    "nonsense\r\n\r\n",
  ])("answers %j and goes on", async (request) => {
    expect(await answerTo(request)).toMatch(/^HTTP\/1\.1 [2-5]\d\d/);
    const health = await answerTo("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(health).toBe("HTTP/1.1 200 OK");
  });

  it("waits for nobody without end", () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(150_000);
  });

  it("lets a client be the first that gives a large file up", () => {
    expect(server.requestTimeout).toBeGreaterThan(UPLOAD_TIMEOUT_MS);
  });
});

/** Whether a server takes a connection there. */
function isOpen(host: string, at: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(at, host, () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });
}

function addressesOf(family: "IPv4" | "IPv6", isInternal: boolean): string[] {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return all
    .filter((one) => one.family === family && one.internal === isInternal && !one.scopeid)
    .map(({ address }) => address);
}

describe("listening", () => {
  const page = () =>
    createHttpServer(
      new Hono(),
      new Hono().get("*", (c) => c.text("page")),
    );

  it("on localhost serves both of its addresses, and no other", async () => {
    const here = page();
    const at = await listen(here, 0, "localhost");
    const hosts = ["127.0.0.1", ...(addressesOf("IPv6", true).includes("::1") ? ["[::1]"] : [])];
    for (const host of hosts) {
      expect(await (await fetch(`http://${host}:${at}/`)).text()).toBe("page");
    }
    for (const host of addressesOf("IPv4", false)) expect(await isOpen(host, at)).toBe(false);
    // Connections by both are kept open, and idle.
    await finishRequests(here, 10_000);
    expect(await isOpen("127.0.0.1", at)).toBe(false);
    expect(await isOpen("::1", at)).toBe(false);
  });

  it("says so when another program has the port on one of them", async () => {
    const other = createServer();
    const at = await new Promise<number>((resolve) =>
      other.listen({ port: 0, host: "::1" }, () => resolve((other.address() as AddressInfo).port)),
    );
    const here = page();
    await expect(listen(here, at, "localhost")).rejects.toThrow(`port ${at} is in use`);
    expect(here.listening).toBe(false);
    other.close();
  });
});

describe("addressReader", () => {
  const request = (forwarded?: string) =>
    ({
      socket: { remoteAddress: "10.0.0.1" },
      headers: { ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) },
    }) as unknown as IncomingMessage;

  it.each([
    [0, "6.6.6.6", "10.0.0.1"],
    [1, "6.6.6.6, 203.0.113.9", "203.0.113.9"],
    [2, "6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [1, undefined, "10.0.0.1"],
    [1, " , ", "10.0.0.1"],
  ])("believes %i proxies that say %s", (proxies, forwarded, address) => {
    expect(addressReader(proxies)(request(forwarded))).toBe(address);
  });

  it("warns of the first one that it does not believe, and of no other", () => {
    const warn = vi.fn();
    const log = { ...silentLog, warn };
    const addressOf = addressReader(0, log);
    addressOf(request());
    expect(warn).not.toHaveBeenCalled();
    for (const forwarded of ["203.0.113.9", "203.0.113.10"]) addressOf(request(forwarded));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      { peer: "10.0.0.1" },
      expect.stringContaining("MARTILLO_TRUST_PROXY"),
    );
    addressReader(1, log)(request("203.0.113.9"));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
