import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import type { Db } from "../platform/db/db";
import { createLocalBus } from "../platform/realtime/bus";
import { attachRealtime, REALTIME_PATH, type Realtime, type RealtimeOptions } from "./ws-server";

let server: Server;
let realtime: Realtime;
let port: number;

/** Knows the time and nothing else. */
const db: Db = {
  kind: "pglite",
  query: <T>() => Promise.resolve([{ now: 1_795_000_000_000 }] as T[]),
  tx: () => Promise.reject(new Error("no transactions")),
  exec: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

async function serve(options: Partial<RealtimeOptions> = {}) {
  realtime = attachRealtime(server, {
    db,
    bus: createLocalBus(),
    config: { origins: "*" },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
}

beforeEach(() => {
  server = createServer((_request, response) => response.end("page"));
});
afterEach(async () => {
  realtime.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/** The first line of the answer. */
function answerTo(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(upgrade(path)));
    socket.once("error", reject);
    socket.once("data", (data) => {
      resolve(String(data).split("\r\n", 1)[0] ?? "");
      socket.destroy();
    });
  });
}

function open(): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}`);
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
  });
}

describe("an upgrade", () => {
  it.each(["//", "//:x", "http://[", "/nowhere", "*"])("is refused for %s", async (path) => {
    await serve();
    expect(await answerTo(path)).toBe("HTTP/1.1 404 Not Found");
    expect(await answerTo(REALTIME_PATH)).toBe("HTTP/1.1 101 Switching Protocols");
  });

  it("survives a peer that resets while it is refused", async () => {
    await serve();
    const streams: { listeners: number }[] = [];
    server.on("upgrade", (_request, stream) => {
      streams.push({ listeners: stream.listenerCount("error") });
      stream.destroy(new Error("read ECONNRESET"));
    });
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(upgrade("/nowhere")));
      socket.on("error", () => {});
      socket.once("close", () => resolve());
    });
    expect(streams).toEqual([{ listeners: 1 }]);
    expect(await answerTo(REALTIME_PATH)).toBe("HTTP/1.1 101 Switching Protocols");
  });
});

describe("the sockets of one address", () => {
  it("are limited, and free again when they close", async () => {
    await serve({ mostPerAddress: 2, addressOf: () => "203.0.113.9" });
    const [first] = [await open(), await open()];
    await expect(open()).rejects.toThrow("429");
    first?.close();
    await expect.poll(() => realtime.hub.size).toBe(1);
    await open();
  });

  it("are not counted on this machine", async () => {
    await serve({ mostPerAddress: 1 });
    await open();
    await open();
    expect(realtime.hub.size).toBe(2);
  });
});

it("gives up a socket that answers and reads nothing", async () => {
  await serve({ heartbeatMs: 50 });
  const socket = await open();
  const pings = { count: 0 };
  socket.on("ping", () => pings.count++);
  await expect.poll(() => pings.count).toBeGreaterThan(2);
  const unsent = vi.spyOn(WebSocket.prototype, "bufferedAmount", "get").mockReturnValue(1_100_000);
  await expect.poll(() => realtime.hub.size).toBe(0);
  unsent.mockRestore();
});
