import type { ServerMessage } from "martillo/contract";

/** A connection as its transport offers it: a WebSocket in Node, a pair of callbacks inside a page. */
export interface HubSocket {
  send(text: string): void;
  /** Bytes that were handed to `send` and have not left yet. */
  readonly bufferedAmount: number;
  close(code: number, reason: string): void;
}

/** The visitor at the other end of a socket. */
export class Client {
  readonly socket: HubSocket;
  /** Of the page at the other end, as its browser said. */
  readonly origin: string | null;
  readonly lots = new Set<number>();
  /** Lots whose newest state is to be sent when there is room again. */
  readonly owed = new Set<number>();
  /** Set while the session is good. */
  userId: number | null = null;
  /** The seller whose sales this person sees at work. */
  employerId: number | null = null;
  /** Whether it hears of messages: pages of partners do not. */
  hearsTalk = false;
  /** The account for which this person answers messages beside the own one; `HOUSE` for staff. */
  answersFor: number | null = null;
  /** The session asked for, also before it has been found good. */
  tokenHash: string | null = null;
  isOpen = true;
  /** Whether another person acts for the account here: its own person may be elsewhere. */
  isActing = false;
  /** Whether a person can see the page, as it says. */
  isVisible = false;
  /** When anything was last heard from it, on the clock of `performance.now()`. */
  heardAt = 0;

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
