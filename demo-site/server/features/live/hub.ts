/**
 * The realtime side of the API, for any transport. Owns who is connected, signed in and watching what; reads everything it sends
 * from the database after the bus has said what changed.
 */
import type { ServerMessage } from "martillo/contract";
import { ClientMessage } from "martillo/contract/schemas";
import { DatabaseClock } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { silentLog, type Log } from "../../platform/call/log";
import { RateLimiter } from "../../platform/security/rate-limiter";
import { readLotStates, toLotFrame } from "../lots";
import { Allowance } from "../../platform/realtime/allowance";
import type { Bus, BusEvent } from "../../platform/realtime/bus";
import { Client, type HubSocket } from "../../platform/realtime/client";
import { LotBroadcast } from "./lot-broadcast";
import { LotQueue } from "./lot-queue";
import { MeFrames } from "./me-frames";
import { SocketSessions } from "./socket-sessions";
import { inSlices } from "../../platform/realtime/slices";
import { readStandings } from "./standings";
import { type VersionWatch, watchVersions } from "./watch-versions";

export interface HubOptions {
  db: Db;
  bus: Bus;
  log?: Log;
  /** Time between two frames of one lot at least. @default 100 */
  intervalMs?: number;
  /** Bids wait: those who come to lots are told of them more slowly. @default never */
  arePressing?(): boolean;
}

export interface HubConnection {
  receive(text: string): void;
  /** The transport is gone. */
  closed(): void;
}

export interface Hub {
  /** `origin` is that of the page, where a browser has named one; `address` that of the caller, null for this machine. */
  connect(socket: HubSocket, origin?: string | null, address?: string | null): HubConnection;
  readonly size: number;
  /**
   * Whether the user has a page of the lot in view, connected to this process and in the own session, and that page was heard of since
   * then, on the clock of `performance.now()`: it may be on a device that has fallen asleep.
   */
  isShown(userId: number, lotId: number, since: number): boolean;
  close(): void;
}

const MOST_LOTS = 500;
const SERVERTIME_MS = 10_000;
/** What one connection may say. */
const MESSAGES_AT_ONCE = 60;
const MESSAGES_PER_SECOND = 20;
/** Each asks the database for a session: as many messages as it costs. */
const HELLO_COST = 9;

/** Close codes of RFC 6455. */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;

export function createHub(options: HubOptions): Hub {
  return new LiveHub(options);
}

class LiveHub implements Hub {
  readonly #clients = new Set<Client>();
  readonly #limiter = new RateLimiter();
  readonly #clock: DatabaseClock;
  readonly #log: Log;
  readonly #sessions: SocketSessions;
  readonly #lots: LotBroadcast;
  readonly #me: MeFrames;
  readonly #stop: () => void;

  constructor({
    db,
    bus,
    log = silentLog,
    intervalMs = 100,
    arePressing = () => false,
  }: HubOptions) {
    const onError = this.#onError;
    this.#log = log;
    this.#clock = new DatabaseClock(db);
    this.#sessions = new SocketSessions(db, onError);
    this.#lots = new LotBroadcast({
      read: async (lotIds) => (await readLotStates(db, lotIds)).map(toLotFrame),
      onError,
      intervalMs,
      arePressing,
    });
    this.#me = new MeFrames({
      read: (asked) => readStandings(db, asked),
      users: this.#sessions.users,
      onError,
    });
    const versions = watchVersions({
      db,
      lots: this.#lots,
      onChange: (lotIds) => this.#changedUnheard(lotIds),
      onError,
    });
    const stopListening = bus.on((event) => this.#hear(event, versions));
    const timer = setInterval(() => void this.#tellTime(), SERVERTIME_MS);
    this.#stop = () => {
      stopListening();
      clearInterval(timer);
      versions.stop();
    };
  }

  get size() {
    return this.#clients.size;
  }

  connect(socket: HubSocket, origin?: string | null, address: string | null = null): HubConnection {
    const client = new Client(socket, origin);
    const rate = new Allowance(MESSAGES_AT_ONCE);
    const queue = new LotQueue(this.#limiter, address);
    this.#clients.add(client);
    void this.#sendTime(client, "servertime");
    return {
      receive: (text) => {
        if (!client.isOpen) return;
        client.heardAt = performance.now();
        if (!rate.take(MESSAGES_PER_SECOND)) return turnAway(client);
        const message = parse(text);
        if (!message) refuse(client, "INVALID_INPUT");
        else if (!this.#handleInTurn(client, message, rate, queue)) turnAway(client);
      },
      closed: () => {
        client.isOpen = false;
        queue.close();
        this.#clients.delete(client);
        this.#lots.unwatch(client, [...client.lots]);
        this.#sessions.forget(client);
      },
    };
  }

  isShown(userId: number, lotId: number, since: number) {
    return [...this.#sessions.users.get(userId)].some(
      (client) =>
        client.isVisible && !client.isActing && client.lots.has(lotId) && client.heardAt >= since,
    );
  }

  close() {
    this.#stop();
    this.#sessions.close();
    this.#lots.close();
    for (const client of this.#clients) client.socket.close(GOING_AWAY, "server stopping");
    this.#clients.clear();
  }

  readonly #onError = (error: unknown) =>
    this.#log.error({ error: String(error) }, "realtime could not read the database");

  #hear(event: BusEvent, versions: VersionWatch) {
    if (event.kind === "lots") this.#lots.changed(event.lotIds);
    else if (event.kind === "me") this.#me.changed(event.userId, event.lotIds);
    else if (event.kind === "money") this.#tellOfMoney(event.userId);
    else if (event.kind === "inbox") this.#tellOfTalk(event.userId, event.threadId);
    else if (event.kind === "comments") void this.#tellOfComments(event);
    else if (event.kind === "session") this.#sessions.endSession(event.tokenHash);
    else if (event.kind === "user-sessions") this.#sessions.endUser(event.userId);
    else void this.#catchUp(versions);
  }

  /** A page reads by itself what it shows; an account that acts or works for this one sees its money, too. */
  #tellOfMoney(userId: number) {
    for (const index of [this.#sessions.users, this.#sessions.employees]) {
      for (const client of index.get(userId)) client.send({ event: "money", data: {} });
    }
  }

  /** The account's own pages, and those of people who answer for it. */
  #tellOfTalk(userId: number, threadId: number) {
    for (const index of [this.#sessions.users, this.#sessions.talkers]) {
      for (const client of index.get(userId)) {
        if (client.hearsTalk) client.send({ event: "inbox", data: { thread_id: threadId } });
      }
    }
  }

  /** To all who watch the lot, or to those of one account and the people who answer for it. */
  async #tellOfComments({ lotId, n, userId }: Extract<BusEvent, { kind: "comments" }>) {
    await inSlices(this.#lots.watchers(lotId), (client) => {
      const isMeant = userId === null || client.userId === userId || client.answersFor === userId;
      if (isMeant) client.send({ event: "lot_comment", data: { project_id: lotId, n } });
    });
  }

  /** Events may be lost: look at everything again. */
  async #catchUp(versions: VersionWatch) {
    this.#lots.forgetUnwatched();
    await Promise.all([versions.checkAll(), this.#sessions.checkAll()]).catch(this.#onError);
  }

  #changedUnheard(lotIds: number[]) {
    this.#lots.changed(lotIds);
    for (const lotId of lotIds) {
      for (const { userId } of this.#lots.watchers(lotId))
        if (userId !== null) this.#me.changed(userId, [lotId]);
    }
  }

  async #tellTime() {
    await this.#clock.now().catch(this.#onError);
    await inSlices(this.#clients, (client) => {
      // A client that is behind would read an old time.
      if (client.socket.bufferedAmount === 0) void this.#sendTime(client, "servertime");
    });
  }

  async #sendTime(client: Client, event: "servertime" | "pong") {
    try {
      client.send({ event, data: { dTime: await this.#clock.now() } });
    } catch (error) {
      this.#onError(error);
    }
  }

  async #hello(client: Client, token: string | undefined) {
    const isGood = await this.#sessions.signIn(client, token);
    if (!isGood || client.userId === null) return;
    this.#me.tell(client, [...client.lots]);
  }

  #subscribe(client: Client, lotIds: number[]) {
    const fresh = lotIds.filter((lotId) => !client.lots.has(lotId));
    if (client.lots.size + new Set(fresh).size > MOST_LOTS) {
      refuse(client, "TOO_MANY_LOTS");
      return;
    }
    this.#lots.watch(client, fresh);
    this.#me.tell(client, fresh);
  }

  /** False for what is too much: the socket is closed. */
  #handleInTurn(client: Client, message: ClientMessage, rate: Allowance, queue: LotQueue) {
    if (message.event === "hello") {
      if (!rate.take(MESSAGES_PER_SECOND, HELLO_COST)) return false;
      this.#hello(client, message.data.token).catch(this.#onError);
    } else if (message.event === "ping") void this.#sendTime(client, "pong");
    else if (message.event === "page") client.isVisible = message.data.visible;
    else {
      const wanted = message.data.lots;
      const run =
        message.event === "subscribe"
          ? () => this.#subscribe(client, wanted)
          : () => this.#lots.unwatch(client, wanted);
      return queue.add({ lots: wanted, run });
    }
    return true;
  }
}

function turnAway(client: Client) {
  refuse(client, "RATE_LIMITED");
  client.socket.close(POLICY_VIOLATION, "RATE_LIMITED");
}

function refuse(client: Client, code: string) {
  client.send({ event: "error", data: { code } } satisfies ServerMessage);
}

function parse(text: string): ClientMessage | null {
  try {
    const result = ClientMessage.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
