/**
 * The realtime side of the API, whatever carries it. Owns who is connected, signed in and watching what; reads everything it sends
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
import { watchVersions } from "./watch-versions";

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
   * Whether somebody of this process has a page of the lot in view, in the own session, and that page was heard of since then, on the
   * clock of `performance.now()`: it may be on a device that has fallen asleep.
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

export function createHub({
  db,
  bus,
  log = silentLog,
  intervalMs = 100,
  arePressing = () => false,
}: HubOptions): Hub {
  const clients = new Set<Client>();
  const clock = new DatabaseClock(db);
  const onError = (error: unknown) =>
    log.error({ error: String(error) }, "realtime could not read the database");
  const limiter = new RateLimiter();
  const sessions = new SocketSessions(db, onError);
  const lots = new LotBroadcast({
    read: async (lotIds) => (await readLotStates(db, lotIds)).map(toLotFrame),
    onError,
    intervalMs,
    arePressing,
  });
  const me = new MeFrames({
    read: (asked) => readStandings(db, asked),
    users: sessions.users,
    onError,
  });
  const stopListening = bus.on(handleEvent);
  const versions = watchVersions({ db, lots, onChange: changedUnheard, onError });
  const timer = setInterval(() => void tellTime(), SERVERTIME_MS);

  function handleEvent(event: BusEvent) {
    if (event.kind === "lots") lots.changed(event.lotIds);
    else if (event.kind === "me") me.changed(event.userId, event.lotIds);
    else if (event.kind === "money") tellOfMoney(event.userId);
    else if (event.kind === "session") sessions.endSession(event.tokenHash);
    else if (event.kind === "user-sessions") sessions.endUser(event.userId);
    else void catchUp();
  }

  /** A page reads by itself what it shows; whoever acts or works for the account sees its money, too. */
  function tellOfMoney(userId: number) {
    for (const index of [sessions.users, sessions.employees]) {
      for (const client of index.get(userId)) client.send({ event: "money", data: {} });
    }
  }

  /** Events may be lost: look at everything again. */
  async function catchUp() {
    lots.forgetUnwatched();
    await Promise.all([versions.checkAll(), sessions.checkAll()]).catch(onError);
  }

  function changedUnheard(lotIds: number[]) {
    lots.changed(lotIds);
    for (const lotId of lotIds) {
      for (const { userId } of lots.watchers(lotId))
        if (userId !== null) me.changed(userId, [lotId]);
    }
  }

  async function tellTime() {
    await clock.now().catch(onError);
    await inSlices(clients, (client) => {
      // Whoever is behind would read an old time.
      if (client.socket.bufferedAmount === 0) void sendTime(client, "servertime");
    });
  }

  async function sendTime(client: Client, event: "servertime" | "pong") {
    try {
      client.send({ event, data: { dTime: await clock.now() } });
    } catch (error) {
      onError(error);
    }
  }

  async function hello(client: Client, token: string | undefined) {
    const isGood = await sessions.signIn(client, token);
    if (!isGood || client.userId === null) return;
    me.tell(client, [...client.lots]);
  }

  function subscribe(client: Client, lotIds: number[]) {
    const fresh = lotIds.filter((lotId) => !client.lots.has(lotId));
    if (client.lots.size + new Set(fresh).size > MOST_LOTS) {
      refuse(client, "TOO_MANY_LOTS");
      return;
    }
    lots.watch(client, fresh);
    me.tell(client, fresh);
  }

  function handle(client: Client, message: ClientMessage) {
    if (message.event === "ping") void sendTime(client, "pong");
    else if (message.event === "page") client.isVisible = message.data.visible;
    else if (message.event === "hello") hello(client, message.data.token).catch(onError);
  }

  /** False for what is too much: the socket is closed. */
  function handleInTurn(client: Client, message: ClientMessage, rate: Allowance, queue: LotQueue) {
    if (message.event === "hello") {
      if (!rate.take(MESSAGES_PER_SECOND, HELLO_COST)) return false;
    } else if (message.event !== "ping" && message.event !== "page") {
      const wanted = message.data.lots;
      const run =
        message.event === "subscribe"
          ? () => subscribe(client, wanted)
          : () => lots.unwatch(client, wanted);
      return queue.add({ lots: wanted, run });
    }
    handle(client, message);
    return true;
  }

  function turnAway(client: Client) {
    refuse(client, "RATE_LIMITED");
    client.socket.close(POLICY_VIOLATION, "RATE_LIMITED");
  }

  return {
    connect(socket, origin, address = null) {
      const client = new Client(socket, origin);
      const rate = new Allowance(MESSAGES_AT_ONCE);
      const queue = new LotQueue(limiter, address);
      clients.add(client);
      void sendTime(client, "servertime");
      return {
        receive(text) {
          if (!client.isOpen) return;
          client.heardAt = performance.now();
          if (!rate.take(MESSAGES_PER_SECOND)) return turnAway(client);
          const message = parse(text);
          if (!message) refuse(client, "INVALID_INPUT");
          else if (!handleInTurn(client, message, rate, queue)) turnAway(client);
        },
        closed() {
          client.isOpen = false;
          queue.close();
          clients.delete(client);
          lots.unwatch(client, [...client.lots]);
          sessions.forget(client);
        },
      };
    },
    get size() {
      return clients.size;
    },
    isShown(userId, lotId, since) {
      return [...sessions.users.get(userId)].some(
        (client) =>
          client.isVisible && !client.isActing && client.lots.has(lotId) && client.heardAt >= since,
      );
    },
    close() {
      stopListening();
      clearInterval(timer);
      versions.stop();
      sessions.close();
      lots.close();
      for (const client of clients) client.socket.close(GOING_AWAY, "server stopping");
      clients.clear();
    },
  };
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
