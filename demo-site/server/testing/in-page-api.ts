// This folder: what tests of the server share.
/** The real API on a database in memory, for tests and stories: no wire, no mock. Runs in Node and in a page. */
import { translations } from "../_made/letters";
import type { ErrorCode, InputOf, OutputOf } from "martillo/contract";
import { type calls, Envelope, Refusal } from "martillo/contract/schemas";
import { saleListeners } from "../_made/features";
import { createApp } from "../app";
import { startBidding } from "../features/bidding/start-bidding";
import type { Db } from "../platform/db/db";
import { DEFAULT_CONFIG, type ServerConfig } from "../platform/call/config";
import { silentLog, type Log } from "../platform/call/log";
import { deliveryOf, type Delivery } from "../platform/mail/delivery";
import { readOutbox, type OutboxRow } from "../platform/mail/outbox-repository";
import type { Ports } from "../ports/ports";
import { createLocalBus } from "../platform/realtime/bus";
import { announceEnds } from "../features/notices/announce-ends";
import { noteShown, sendNotices } from "../features/notices/send-notices";
import { databaseNow } from "../platform/db/clock";
import { createHub } from "../features/live/hub";
import { CHEAP_HASH_COST, inlinePasswords } from "../ports/passwords/inline-passwords";
import type { CuttableSockets } from "./cuttable-sockets";
import { createInPageSockets } from "./in-page-socket";
import { openMemoryDb } from "./memory-db";
import { NO_LIMIT, NO_LIMITS } from "./no-limits";
import { endAuction } from "./end-auction";
import {
  moveEnd,
  seedLot,
  seedUser,
  type SeededUser,
  type SeedLot,
  type SeedUser,
} from "./seed-rows";

export interface InPageApiOptions {
  /** @default a fresh one in memory */
  db?: Db;
  config?: Partial<ServerConfig>;
  log?: Log;
  /** @default messages are kept in the outbox */
  delivery?: Delivery;
  /** What stands in for the embedded ones. @default embedded, with hashes that cost little */
  ports?: Partial<Ports>;
}

type Actions = typeof calls;

/** An answer, its HTTP status, and why it was refused. */
export interface Answer<Output> extends Omit<Envelope, "responseData"> {
  httpStatus: number;
  headers: Headers;
  /** Only meaningful when nothing was refused. */
  responseData: Output;
  /** null when the call was answered. */
  code: ErrorCode | null;
  refusal: Partial<Omit<Refusal, "code">>;
}

export interface InPageApi {
  /** Stands in for the global one. While the network is cut it fails as that does. */
  fetch: typeof globalThis.fetch;
  /** All that answers: method, and path with its parameters. */
  routes: readonly { method: string; path: string }[];
  WebSocket: CuttableSockets["WebSocket"];
  db: Db;
  /** A call by name; `as` is whoever makes it, and the page from where. */
  call<Name extends keyof Actions>(
    name: Name,
    input: InputOf<Actions[Name]>,
    as?: { token?: string; origin?: string } | null,
  ): Promise<Answer<OutputOf<Actions[Name]>>>;
  /** Without a seller the house's own is taken. */
  /** What the house has written to an e-mail or a phone, or to all; newest first. */
  outbox(recipient?: string): Promise<OutboxRow[]>;
  seedLot(partial?: Partial<SeedLot>): Promise<number>;
  seedUser(partial?: Partial<SeedUser>): Promise<SeededUser>;
  /** A running lot ends so many milliseconds from now, and everybody is told. */
  moveEnd(lot: number, closesInMs: number): Promise<void>;
  /** An auction ends now, and has its result. */
  endAuction(lot: number): Promise<void>;
  /** Writes the letters about lots that are due, at that moment. Returns how many. @default now */
  sendNotices(nowMs?: number): Promise<number>;
  cutNetwork(): void;
  restoreNetwork(): void;
  /** Resolves when nothing is under way any more. */
  close(): Promise<void>;
}

export async function createInPageApi(options: InPageApiOptions = {}): Promise<InPageApi> {
  const db = options.db ?? (await openMemoryDb());
  await askForNoPhotos(db);
  const bus = createLocalBus();
  const log = options.log ? { log: options.log } : {};
  const cheap = inlinePasswords(CHEAP_HASH_COST);
  const passwords = options.ports?.passwords ?? cheap;
  const letters = {
    config: { ...DEFAULT_CONFIG, ...options.config },
    delivery: options.delivery ?? deliveryOf(DEFAULT_CONFIG.mode, {}, translations),
    log: options.log ?? silentLog,
  };
  const bidding = startBidding({ db, bus, saleListeners, letters, ...log });
  const hub = createHub({ db, bus, intervalMs: 20, ...log });
  const sockets = createInPageSockets(hub);
  const app = createApp({
    db,
    bus,
    bidding,
    ...log,
    ...(options.delivery && { delivery: options.delivery }),
    ports: { ...options.ports, passwords },
    config: {
      rateLimits: NO_LIMITS,
      loginsPerEmail: NO_LIMIT,
      sms: { ...DEFAULT_CONFIG.sms, perDay: 1e6, perNumber: 1e6, perBlock: 1e6 },
      newAccounts: "approved",
      ...options.config,
    },
  });
  let isCut = false;
  let seller: Promise<SeededUser> | undefined;

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(absolute(input), init);
    request.signal.throwIfAborted();
    if (isCut) throw new TypeError("Failed to fetch");
    const response = await Promise.race([app.fetch(request), aborted(request.signal)]);
    if (isCut) throw new TypeError("Failed to fetch");
    return response;
  }

  function houseSeller(): Promise<SeededUser> {
    seller ??= seedUser(db, cheap, { admin: true, companyname: "Casa Martillo" });
    return seller;
  }

  return {
    fetch,
    routes: app.routes,
    WebSocket: sockets.WebSocket,
    db,
    async call(name, input, as) {
      const response = await app.request(`/api/${name}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          ...(as?.token && { authorization: `Bearer ${as.token}` }),
          ...(as?.origin && { origin: as.origin }),
        },
        body: JSON.stringify(input),
      });
      const envelope = Envelope.parse(await response.json());
      const refusal = envelope.status === "error" ? Refusal.parse(envelope.responseData) : null;
      return {
        ...envelope,
        httpStatus: response.status,
        headers: response.headers,
        responseData: envelope.responseData as OutputOf<Actions[typeof name]>,
        code: (refusal?.code ?? null) as ErrorCode | null,
        refusal: refusal ?? {},
      };
    },
    outbox: (recipient) => readOutbox(db, { recipient }),
    seedLot: async (partial = {}) =>
      seedLot(db, { ...partial, sellerId: partial.sellerId ?? (await houseSeller()).id }),
    // A hash says what it costs to check, whatever others cost.
    seedUser: (partial = {}) => seedUser(db, cheap, partial),
    async moveEnd(lot, closesInMs) {
      await moveEnd(db, lot, closesInMs);
      bus.lotChanged([lot]);
    },
    endAuction: (lot) => endAuction(db, lot),
    async sendNotices(nowMs) {
      await announceEnds(db, nowMs ?? (await databaseNow(db)));
      await noteShown(db, (...page) => hub.isShown(...page), nowMs);
      return sendNotices({ ...letters, db }, nowMs);
    },
    cutNetwork() {
      isCut = true;
      sockets.cut();
    },
    restoreNetwork() {
      isCut = false;
      sockets.restore();
    },
    async close() {
      hub.close();
      await bidding.close();
      await bus.close();
      if (!options.db) await db.close();
    },
  };
}

/** Most tests publish lots for something else than their photos. */
async function askForNoPhotos(db: Db): Promise<void> {
  await db.query(
    `insert into settings (key, value) values ('listing', '{"min_photos": 0}'::jsonb)
     on conflict (key) do nothing`,
  );
}

function absolute(input: RequestInfo | URL): RequestInfo | URL {
  if (typeof input !== "string" || URL.canParse(input)) return input;
  return new URL(input, globalThis.location?.href ?? "http://in-page.test");
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
