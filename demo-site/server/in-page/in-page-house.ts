// This folder: the real API on a database in memory, with no wire between it and a page. It runs in Node and in a page; the practice
// auction, stories and tests stand on it.
import { translations } from "../_made/letters";
import type { ErrorCode, InputOf, OutputOf } from "martillo/contract";
import { type calls, Envelope, Refusal } from "martillo/contract/schemas";
import { saleListeners } from "../_made/features";
import { createApp } from "../app";
import { startBidding } from "../features/bidding";
import { createHub, type Hub } from "../features/live";
import { DEFAULT_CONFIG, type ServerConfig } from "../platform/call/config";
import { silentLog, type Log } from "../platform/call/log";
import type { Db } from "../platform/db/db";
import { deliveryOf, type Delivery } from "../platform/mail/delivery";
import { createLocalBus } from "../platform/realtime/bus";
import { CHEAP_HASH_COST, inlinePasswords } from "../ports/passwords/inline-passwords";
import type { Ports } from "../ports/ports";
import {
  moveEnd,
  seedLot,
  seedUser,
  type SeededUser,
  type SeedLot,
  type SeedUser,
} from "../seed/seed-rows";
import type { CuttableSockets } from "./cuttable-sockets";
import { createInPageSockets } from "./in-page-socket";
import { NO_LIMIT, NO_LIMITS } from "./no-limits";

export interface InPageHouseOptions {
  db: Db;
  config?: Partial<ServerConfig>;
  log?: Log;
  /** @default messages are kept in the outbox */
  delivery?: Delivery;
  /** Replacements of the embedded ones. @default embedded, with hashes that cost little */
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

/** What jobs of the house write letters with. */
export interface LetterParts {
  config: ServerConfig;
  delivery: Delivery;
  log: Log;
}

export interface InPageHouse {
  /** Stands in for the global one. While the network is cut it fails as that does. */
  fetch: typeof globalThis.fetch;
  /** All that answers: method, and path with its parameters. */
  routes: readonly { method: string; path: string }[];
  WebSocket: CuttableSockets["WebSocket"];
  db: Db;
  hub: Hub;
  letters: LetterParts;
  /** A call by name; `as` is the account that makes it, and the page from where. */
  call<Name extends keyof Actions>(
    name: Name,
    input: InputOf<Actions[Name]>,
    as?: { token?: string; origin?: string } | null,
  ): Promise<Answer<OutputOf<Actions[Name]>>>;
  /** Writes a lot. Without a seller it is the house's own. */
  seedLot(partial?: Partial<SeedLot>): Promise<number>;
  /** Writes an account, signed in. */
  seedUser(partial?: Partial<SeedUser>): Promise<SeededUser>;
  /** A running lot ends so many milliseconds from now, and everybody is told. */
  moveEnd(lot: number, closesInMs: number): Promise<void>;
  cutNetwork(): void;
  restoreNetwork(): void;
  /** Resolves when nothing is under way any more. The database stays open. */
  close(): Promise<void>;
}

/** Opens a house on a database; letters go to the outbox, calls cost no limit, new accounts are approved. */
export function openInPageHouse(options: InPageHouseOptions): InPageHouse {
  const { db } = options;
  const bus = createLocalBus();
  const log = options.log ? { log: options.log } : {};
  const cheap = inlinePasswords(CHEAP_HASH_COST);
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
    ports: { ...options.ports, passwords: options.ports?.passwords ?? cheap },
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
    hub,
    letters,
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
      return answerOf(response);
    },
    seedLot: async (partial = {}) =>
      seedLot(db, { ...partial, sellerId: partial.sellerId ?? (await houseSeller()).id }),
    // A hash says what it costs to check; other hashes may cost more or less.
    seedUser: (partial = {}) => seedUser(db, cheap, partial),
    async moveEnd(lot, closesInMs) {
      await moveEnd(db, lot, closesInMs);
      bus.lotChanged([lot]);
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
    },
  };
}

async function answerOf<Output>(response: Response): Promise<Answer<Output>> {
  const envelope = Envelope.parse(await response.json());
  const refusal = envelope.status === "error" ? Refusal.parse(envelope.responseData) : null;
  return {
    ...envelope,
    httpStatus: response.status,
    headers: response.headers,
    responseData: envelope.responseData as Output,
    code: (refusal?.code ?? null) as ErrorCode | null,
    refusal: refusal ?? {},
  };
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
