import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dropSlowBodies } from "./slow-bodies";

const LIMIT_MS = 200;

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().once("end", () => response.end("all of it"));
  });
  server.on("request", dropSlowBodies(LIMIT_MS));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The answer where the last byte of a body follows the others after three limits. */
function answerOfSlow(contentType: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => {
      const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${contentType}\r\n`;
      socket.write(`${head}Content-Length: 4\r\n\r\nabc`);
      setTimeout(() => socket.writable && socket.write("d"), 3 * LIMIT_MS);
    });
    socket.on("data", (data) => (text += String(data)));
    // Written to after the server has left.
    socket.on("error", () => {});
    socket.once("close", () => resolve(text));
  });
}

it("drops a slow body of a plain call", async () => {
  expect(await answerOfSlow("application/json")).toBe("");
});

it("waits for a form, which may bring files", async () => {
  expect(await answerOfSlow("multipart/form-data; boundary=x")).toContain("all of it");
});
