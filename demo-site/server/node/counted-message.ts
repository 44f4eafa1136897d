import { IncomingMessage, type ServerResponse } from "node:http";
import { areTooMany, SMALL_BODY_BYTES } from "../platform/http/pieces";

/** So long a sender has to read its answer, of which a connection that is torn down at once may lose the end. */
const LINGER_MS = 500;

/**
 * A request whose body costs no more than what `read-body.ts` reads of it. The parser hands on each chunk by itself: 64 KB of one network read
 * are eleven thousand chunks of one byte, and a body that no one reads is thrown away chunk by chunk. 1.8 MB of them held the thread for
 * half a second.
 */
export class CountedMessage extends IncomingMessage {
  #pieces = 0;
  #bytes = 0;
  #isTooMuch = false;

  override push(piece: Uint8Array | null): boolean {
    if (this.#isTooMuch) return false;
    if (piece !== null && !this.#isSmall()) {
      this.#pieces += 1;
      this.#bytes += piece.byteLength;
      // This one is still given on, so that the reader of the body refuses it.
      this.#isTooMuch = areTooMany(this.#pieces, this.#bytes);
    }
    return super.push(piece);
  }

  override _read(size: number): void {
    if (!this.#isTooMuch) super._read(size);
  }

  /**
   * After the answer: leaves the rest of a body unread, and with it the connection. A body that says how long it is comes in pieces as large as
   * the network's, however it was written, and may be thrown away.
   */
  leaveRest(): void {
    const isCounted = this.headers["content-length"] === undefined;
    if (this.complete || !(isCounted || this.#isTooMuch)) return;
    const { socket } = this;
    this.#isTooMuch = true;
    socket.pause();
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }

  #isSmall(): boolean {
    return Number(this.headers["content-length"] ?? Infinity) <= SMALL_BODY_BYTES;
  }
}

/** What a server does with each request of its own. */
export function leaveRestWhenAnswered(request: CountedMessage, response: ServerResponse): void {
  // The part that came together with the head of the request is parsed by then.
  response.once("finish", () => setImmediate(() => request.leaveRest()));
}
