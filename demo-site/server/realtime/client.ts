import type { ServerMessage } from "martillo/contract";
import { Allowance } from "./allowance";

/** A connection as its transport offers it: a WebSocket in Node, a pair of callbacks inside a page. */
export interface HubSocket {
  send(text: string): void;
  /** Bytes that were handed to `send` and have not left yet. */
  readonly bufferedAmount: number;
  close(code: number, reason: string): void;
}

/** Changes that one socket is told of at once: a long list of lots, each of them new. */
const CHANGES_AT_ONCE = 200;

/** Somebody at the other end of a socket. */
export class Client {
  readonly socket: HubSocket;
  /** Of the page at the other end, as its browser said. */
  readonly origin: string | null;
  readonly lots = new Set<number>();
  /** Lots whose newest state is to be sent when there is room again. */
  readonly owed = new Set<number>();
  /** What it may still be told of changes before it has to wait for the newest state. */
  readonly changes = new Allowance(CHANGES_AT_ONCE);
  /** Set while the session is good. */
  userId: number | null = null;
  /** The session asked for, also before it has been found good. */
  tokenHash: string | null = null;
  isOpen = true;

  constructor(socket: HubSocket, origin: string | null = null) {
    this.socket = socket;
    this.origin = origin;
  }

  send(message: ServerMessage) {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string) {
    if (this.isOpen) this.socket.send(text);
  }
}
