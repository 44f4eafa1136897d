import type { LotFrame, MeFrame } from "martillo/contract";
import { ServerMessage } from "martillo/contract/schemas";
import type { Hub, HubConnection } from "../../live/hub";

/** A client of the hub that keeps everything it was ever sent, and what it believes about the lots. */
export class Watcher {
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly lots = new Map<number, LotFrame>();
  readonly standings = new Map<number, MeFrame>();
  readonly connection: HubConnection;
  isSignedIn = false;
  closedWith: number | null = null;
  readonly #socket = {
    bufferedAmount: 0,
    send: (text: string) => this.#receive(text),
    close: (code: number) => {
      this.closedWith = code;
      this.connection.closed();
    },
  };

  constructor(hub: Hub) {
    this.connection = hub.connect(this.#socket);
  }

  /** What its transport has not sent yet. */
  set bufferedAmount(bytes: number) {
    this.#socket.bufferedAmount = bytes;
  }

  say(message: unknown) {
    this.connection.receive(typeof message === "string" ? message : JSON.stringify(message));
  }

  subscribe(...lots: number[]) {
    this.say({ event: "subscribe", data: { lots } });
  }

  #receive(text: string) {
    this.texts.push(text);
    const message = ServerMessage.parse(JSON.parse(text));
    this.messages.push(message);
    if (message.event === "session") this.isSignedIn = message.data.authenticated;
    if (message.event === "me") this.standings.set(message.data.project_id, message.data);
    if (message.event !== "lot") return;
    const known = this.lots.get(message.data.project_id);
    if (!known || message.data.seq >= known.seq) {
      this.lots.set(message.data.project_id, message.data);
    }
  }
}
