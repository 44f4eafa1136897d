import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveApi, type ServedApi } from "../testing/served-api";

const CHUNKS = 1_000_000;
/** Of the six megabytes that they take. The part that came before the answer is read in pieces of 64 KB. */
const MOST_READ_BYTES = 700_000;
const PATIENCE_MS = 10_000;

let api: ServedApi;

beforeAll(async () => {
  api = await serveApi({ site: new Hono().get("*", (c) => c.text("inicio")) });
});
afterAll(() => api.close());

/** Sends a request as it is written, until the connection is closed or that many answers have come. */
async function send(text: string, answers = Infinity) {
  const arrived = new Promise<Socket>((resolve) => api.server.once("connection", resolve));
  const socket = connect(api.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  let said = "";
  const over = new Promise<boolean>((resolve) => {
    socket.on("data", (data) => {
      said += String(data);
      if (said.split("HTTP/1.1 ").length > answers) resolve(false);
    });
    socket.on("close", () => resolve(true));
  });
  socket.write(text);
  const atServer = await arrived;
  const isClosed = await over;
  socket.destroy();
  return { said, isClosed, bytesRead: atServer.bytesRead };
}

function post(path: string, how: string, body: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${how}\r\n\r\n${body}`;
}

const IN_CHUNKS = "Transfer-Encoding: chunked";

it.each([
  ["that takes a body", "/api/user/login", "BODY_TOO_COMPLEX"],
  ["that takes files", "/api/image_uploader/muliple_img_uploader", "BODY_TOO_COMPLEX"],
  ["that takes it as it is", "/api/hooks/sandbox", "BODY_TOO_COMPLEX"],
  ["of no call", "/api/no/such", "UNKNOWN_ACTION"],
  ["of no ticket", "/pay/x/view", "TICKET_EXPIRED"],
  ["of a page", "/", "404"],
])(
  "the server leaves the rest of a body in single bytes, at an address %s",
  async (_what, path, answer) => {
    const body = `${"1\r\n \r\n".repeat(CHUNKS)}0\r\n\r\n`;
    const { said, isClosed, bytesRead } = await send(post(path, IN_CHUNKS, body));
    expect(said).toContain(answer);
    expect(isClosed).toBe(true);
    expect(bytesRead).toBeLessThan(MOST_READ_BYTES);
  },
);

it.each(["/api/user/login", "/api/no/such", "/"])(
  "a sender of chunks as networks make them keeps the connection: %s",
  async (path) => {
    const chunk = `100\r\n${" ".repeat(0x100)}\r\n`;
    const request = post(path, IN_CHUNKS, `${chunk.repeat(40)}0\r\n\r\n`);
    const { said, isClosed } = await send(request + request, 2);
    expect(said.match(/HTTP\/1\.1 4\d\d/g)).toHaveLength(2);
    expect(isClosed).toBe(false);
  },
);

it("a sender whose body says its length keeps the connection, where no call wants it", async () => {
  const body = "x".repeat(300_000);
  const request = post("/api/no/such", `Content-Length: ${body.length}`, body);
  const { said, isClosed } = await send(request + request, 2);
  expect(said.match(/HTTP\/1\.1 404/g)).toHaveLength(2);
  expect(isClosed).toBe(false);
});
