import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { silentLog } from "../platform/call/log";
import { serveApi, type ServedApi } from "../testing/served-api";

const log = { ...silentLog, info: vi.fn(), error: vi.fn() };

const UPLOAD = "/api/image_uploader/muliple_img_uploader";

let api: ServedApi;

beforeAll(async () => {
  api = await serveApi({ log });
});
afterAll(() => api.close());
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
  const began = new Promise((resolve) => api.server.once("request", resolve));
  const socket = connect(api.port, "127.0.0.1");
  socket.on("error", () => {});
  const head = `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${length}`;
  socket.write(`${head}\r\n\r\n${body}`);
  await began;
  socket.resetAndDestroy();
  await expect.poll(() => log.info.mock.calls.length).toBe(1);
  expect(log.error.mock.calls).toEqual([]);
});

it("what breaks on our side still is one", async () => {
  const spy = vi.spyOn(api.db, "query").mockRejectedValue(new Error("no database"));
  const answer = await fetch(`http://127.0.0.1:${api.port}/api/user/login`, {
    method: "POST",
    body: JSON.stringify({ email: "ana@example.test", password: "x" }),
  });
  expect(answer.status).toBe(500);
  expect(log.error).toHaveBeenCalledTimes(1);
  spy.mockRestore();
});
