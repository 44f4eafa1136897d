// One keep-alive connection that sends a request after the other. Bare on purpose: the load must not cost more than the server.
import { connect } from "node:net";

export class HttpClient {
  #socket;
  #buffer = Buffer.alloc(0);
  #waiting = null;

  constructor(port) {
    this.#socket = connect({ host: "127.0.0.1", port, noDelay: true });
    this.#socket.on("data", (chunk) => this.#receive(chunk));
    this.#socket.on("error", (error) => this.#waiting?.reject(error));
    this.#socket.on("close", () => this.#waiting?.reject(new Error("connection closed")));
  }

  /**
   * Without a token it is a guest's; `from` is the address that a proxy in front would name; `encoding` is the one that the caller takes,
   * of which it reads the bytes alone.
   */
  post(path, token, body, from, encoding) {
    const text = JSON.stringify(body);
    const caller =
      (token === null ? "" : `Authorization: Bearer ${token}\r\n`) +
      (from === undefined ? "" : `X-Forwarded-For: ${from}\r\n`) +
      (encoding === undefined ? "" : `Accept-Encoding: ${encoding}\r\n`);
    return new Promise((resolve, reject) => {
      // It would wait for ever.
      if (this.#socket.destroyed) {
        reject(new Error("connection closed"));
        return;
      }
      this.#waiting = { resolve, reject };
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n` +
          `${caller}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
    });
  }

  close() {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #receive(chunk) {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    const end = this.#buffer.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = this.#buffer.toString("latin1", 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#waiting?.reject(new Error(`an answer without length: ${head}`));
      return;
    }
    const total = end + 4 + Number(length);
    if (this.#buffer.length < total) return;
    const body = this.#buffer.toString("utf8", end + 4, total);
    this.#buffer = this.#buffer.subarray(total);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}
