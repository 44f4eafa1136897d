import type { Server } from "node:http";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createApp } from "../app";
import { startBidding } from "../features/bidding/start-bidding";
import type { Db } from "../platform/db/db";
import { silentLog } from "../platform/call/log";
import { createLocalBus } from "../platform/realtime/bus";
import { openTestDb } from "../testing/test-db";
import { createHttpServer, finishRequests, listen } from "./http-server";

const log = { ...silentLog, info: vi.fn(), error: vi.fn() };

const UPLOAD = "/api/image_uploader/muliple_img_uploader";

let db: Db;
let server: Server;
let port: number;
let end: () => Promise<void>;

beforeAll(async () => {
  db = await openTestDb();
  const bus = createLocalBus();
  const bidding = startBidding({ db, bus, log: silentLog });
  server = createHttpServer(createApp({ db, bus, bidding, log }), new Hono());
  port = await listen(server, 0, "127.0.0.1");
  end = async () => {
    await finishRequests(server, 1_000);
    await bidding.close();
    await bus.close();
    await db.close();
  };
});
afterAll(() => end());
beforeEach(() => {
  log.info.mockClear();
  log.error.mockClear();
});

it.each([
  ["with its length", "Content-Length: 500000", "--b\r\nContent-Dispo"],
  ["in pieces", "Transfer-Encoding: chunked", "40\r\n--b\r\nContent-Dispo"],
  ["as JSON", "Content-Length: 500", '{"folder":'],
])("an upload that its sender gives up is no error in the log: %s", async (_kind, length, body) => {
  const type = body.startsWith("{") ? "application/json" : "multipart/form-data; boundary=b";
  const began = new Promise((resolve) => server.once("request", resolve));
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const head = `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${length}`;
  socket.write(`${head}\r\n\r\n${body}`);
  await began;
  socket.resetAndDestroy();
  await expect.poll(() => log.info.mock.calls.length).toBe(1);
  expect(log.error.mock.calls).toEqual([]);
});

it("what breaks on our side still is one", async () => {
  const spy = vi.spyOn(db, "query").mockRejectedValue(new Error("no database"));
  const answer = await fetch(`http://127.0.0.1:${port}/api/user/login`, {
    method: "POST",
    body: JSON.stringify({ email: "ana@example.test", password: "x" }),
  });
  expect(answer.status).toBe(500);
  expect(log.error).toHaveBeenCalledTimes(1);
  spy.mockRestore();
});
