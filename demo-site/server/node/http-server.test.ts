import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressReader, createHttpServer } from "./http-server";

let server: Server;
let port: number;

beforeAll(async () => {
  const api = new Hono().get("/api/health", (c) => c.json({ status: "success" }));
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
    expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
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
});
