/** The whole API as one `fetch`: in Node behind a socket, in tests called directly, and inside a page. */
import { translations } from "./_made/letters";
import { answersInTime } from "./platform/db/answers";
import { customStopNotices, ERRORS, HOUSE_KEYS_PATH, PATHS } from "martillo/contract";
import { calls } from "martillo/contract/schemas";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Bidding, createHeads, type Heads } from "./features/bidding";
import { payRoutes } from "./features/money";
import { planLimits } from "./features/plans";
import { fileRoutes } from "./features/files";
import { closeOffers } from "./features/offers";
import { DatabaseClock, databaseNow } from "./platform/db/clock";
import type { Db } from "./platform/db/db";
import { Turns } from "./platform/db/turns";
import { callTurns } from "./platform/http/call-turns";
import { paymentTurns } from "./platform/http/payment-turns";
import {
  accountListeners,
  fileSources,
  handlers,
  payables,
  saleListeners,
  settingListeners,
} from "./_made/features";
import { faultEnvelope, successEnvelope } from "./platform/call/answer";
import { runCall } from "./platform/http/call";
import type { CallOrigin, CallServices } from "./platform/http/call-services";
import { DEFAULT_CONFIG, type ServerConfig } from "./platform/call/config";
import { ApiFault } from "./platform/call/fault";
import {
  API_HEADERS,
  corsHeaders,
  PREFLIGHT_HEADERS,
  securityHeaders,
} from "./platform/call/headers";
import { errorText, silentLog, type Log } from "./platform/call/log";
import { type Compress, isKept, keptText } from "./platform/cache/kept-answer";
import { allowedMethods } from "./platform/http/methods";
import { type AnsweredFile, sendFile, takesJsonAlone } from "./platform/http/send-file";
import { sendKept, sendMade } from "./platform/http/send-answer";
import { mountActions } from "./platform/call/mount";
import { ShortCache } from "./platform/cache/short-cache";
import { toFault } from "./platform/http/unexpected";
import { deliveryOf, type Delivery } from "./platform/mail/delivery";
import { embeddedPorts, type Ports } from "./ports/ports";
import type { IpCountryPort } from "./ports/ip-country";
import type { Bus } from "./platform/realtime/bus";
import { Attempts } from "./platform/security/attempts";
import { addressIn } from "./platform/security/caller-address";
import { Counters } from "./platform/security/counters";
import { RateLimiter } from "./platform/security/rate-limiter";

export interface AppOptions {
  db: Db;
  /** The same database, where bids go before the rest. @default `db` */
  biddingDb?: Db;
  bus: Bus;
  bidding: CallServices["bidding"];
  config?: Partial<ServerConfig>;
  /** @default signed with a key that is kept in the database */
  heads?: Heads;
  /** Replacements of the embedded ones. @default all embedded */
  ports?: Partial<Ports>;
  /** @default messages are kept in the outbox, in production dropped */
  delivery?: Delivery;
  log?: Log;
  /** The caller's address as the transport knows it. @default this machine */
  addressOf?: (c: Context) => string;
  /** For large answers whose callers take gzip. @default none: in a page an answer does not travel */
  compress?: Compress;
}

/** Answers of these calls may be kept for a moment when a guest asks: they are the same for all. */
const CACHED_FOR_GUESTS: ReadonlySet<string> = new Set(["product/lots"]);

const findCall = mountActions(calls, handlers);
const thisMachine = () => "127.0.0.1";

const HEALTH_LIMIT_MS = 3_000;
const KEYS_FRESH_SECONDS = 300;

/** What calls are answered with: the embedded of each where nothing else is given. */
function servicesOf(options: AppOptions, config: ServerConfig): CallServices {
  const { db, log = silentLog } = options;
  const ports = { ...embeddedPorts(db), ...options.ports };
  return {
    db,
    biddingDb: options.biddingDb ?? db,
    config,
    log,
    bus: options.bus,
    bidding: options.bidding,
    heads: options.heads ?? createHeads({ db, signer: ports.headSigner, log }),
    delivery: options.delivery ?? deliveryOf(config.mode, ports, translations),
    ports,
    payables,
    accountListeners,
    settingListeners,
    saleListeners,
    fileSources,
    planLimits,
    closeOffers,
    cache: new ShortCache(config.cacheSeconds),
    limiter: new RateLimiter(),
    dearCalls: turnsOf(config.dearCalls, options.bidding, LONGEST_REST_MS),
    fileCalls: turnsOf(
      { ...config.dearCalls, seconds: FILES_WAIT_S },
      options.bidding,
      LONGEST_REST_OF_FILES_MS,
    ),
    paymentTurn: paymentTurns(() => options.bidding.arePressing()),
    callTurn: callTurns({
      areBidsPressing: () => options.bidding.arePressing(),
      mostGuests: config.dearCalls.waiting,
      guestsWaitMs: config.dearCalls.seconds * 1_000,
      refusal: () => tooBusy(config.dearCalls.seconds),
    }),
    attempts: new Attempts(db, config),
    counters: new Counters(db, config),
    now: () => databaseNow(db),
  };
}

export function createApp(options: AppOptions): Hono {
  const config = { ...DEFAULT_CONFIG, ...options.config };
  const { db, log = silentLog, addressOf = thisMachine } = options;
  const services = servicesOf(options, config);
  // What other processes have changed while nothing was heard from them may be settings, too.
  options.bus.on(({ kind }) => {
    if (kind === "settings" || kind === "gap") services.cache.drop("settings");
  });
  const app = new Hono();

  app.use("/api/*", apiHeaders(config, log));

  app.options("/api/*", (c) => c.body(null, 204, PREFLIGHT_HEADERS));

  app.get("/api/health", async (c) => {
    const isUp = await answersInTime(db, HEALTH_LIMIT_MS);
    c.header("Cache-Control", "no-store");
    if (!isUp) throw new ApiFault("UNAVAILABLE");
    return c.json({ status: "success" });
  });

  // For a caller that checks a signature, from any page or none.
  app.get(HOUSE_KEYS_PATH, async (c) => {
    const keys = await services.heads.keys();
    return c.json({ keys }, 200, {
      ...securityHeaders(config),
      ...API_HEADERS,
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": `public, max-age=${KEYS_FRESH_SECONDS}`,
    });
  });

  app.use("/pay/*", async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders(config))) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });
  app.route(
    "/",
    payRoutes({
      ...services,
      addressOf,
      limit: (key, size) => requireRoom(services.limiter.take([key, "pay frames"], size)),
    }),
  );

  app.route("/", fileRoutes(services));

  serveStopNotices(app, options, services);
  serveCalls(app, options, services);

  app.onError((error, c) => answerFault(c, error, log));

  return app;
}

/** Headers of every answer of the API, and a line of the log. */
function apiHeaders(config: ServerConfig, log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const headers = {
      ...securityHeaders(config),
      ...API_HEADERS,
      ...corsHeaders(config.origins, c.req.header("origin") ?? null),
      "X-Request-Id": requestId,
    };
    // Before there is an answer: headers of a finished one cost several times as much.
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    await next();
    const took = Math.round((performance.now() - started) * 10) / 10;
    const { method, path } = c.req;
    log.info({ requestId, method, path, status: c.res.status, ms: took }, "call");
  };
}

/** Mail programs end letters with a form that says no more than so (RFC 8058); the page of the same address is for people. */
function serveStopNotices(
  app: Hono,
  { addressOf = thisMachine }: AppOptions,
  services: CallServices,
) {
  const { config } = services;
  app.post(PATHS.stopNotices.replace("{token}", ":token"), async (c) => {
    const mounted = findCall(customStopNotices.name);
    if (!mounted) throw new ApiFault("UNKNOWN_ACTION");
    const request = new Request(c.req.url, {
      method: "POST",
      body: JSON.stringify({ token: c.req.param("token") }),
    });
    const origin: CallOrigin = {
      ip: addressOf(c),
      country: () => Promise.resolve(null),
      userAgent: c.req.header("user-agent") ?? "",
      origin: null,
    };
    await runCall(mounted, request, origin, services);
    for (const [name, value] of Object.entries({ ...securityHeaders(config), ...API_HEADERS }))
      c.header(name, value);
    return c.body(null, 204);
  });
}

/** Every call of the table, by its path. */
function serveCalls(
  app: Hono,
  { addressOf = thisMachine, compress }: AppOptions,
  services: CallServices,
) {
  const { log, ports } = services;
  const clock = new DatabaseClock(services.db);
  app.all("/api/*", async (c) => {
    const mounted = findCall(callPath(c.req.path));
    if (!mounted) throw new ApiFault("UNKNOWN_ACTION");
    c.header("Allow", allowedMethods(mounted.call));
    const ip = addressOf(c);
    const origin: CallOrigin = {
      ip,
      country: () => countryOf(ip, c, ports.ipCountry, log),
      userAgent: c.req.header("user-agent") ?? "",
      origin: pageOf(c),
    };
    const { output, viewer } = await runCall(mounted, c.req.raw, origin, services);
    if (isKept(output)) {
      const write = () => JSON.stringify(successEnvelope(output, null, mounted.call));
      return sendKept(c, keptText(output, write), compress);
    }
    const isCached =
      viewer === null && c.req.method === "GET" && CACHED_FOR_GUESTS.has(mounted.call.name);
    c.header("Cache-Control", isCached ? "public, max-age=1" : "no-store");
    if (mounted.call.answersFile && !takesJsonAlone(c.req.header("accept"))) {
      return sendFile(c, output as AnsweredFile);
    }
    // A kept answer would tell an old time.
    const time = isCached ? null : await clock.now();
    return sendMade(c, JSON.stringify(successEnvelope(output, time, mounted.call)), compress);
  });
}

function answerFault(c: Context, error: unknown, log: Log): Response {
  const fault = toFault(error);
  if (!(error instanceof ApiFault)) {
    log.error({ path: c.req.path, ...errorText(error) }, "call failed");
  }
  c.header("Cache-Control", "no-store");
  if (fault.details.retry_after !== undefined) {
    c.header("Retry-After", String(fault.details.retry_after));
  }
  // The rest of the body is not worth reading.
  if (fault.code === "BODY_TOO_LARGE" || fault.code === "BODY_TOO_COMPLEX")
    c.header("Connection", "close");
  return c.json(faultEnvelope(fault), ERRORS[fault.code].status as ContentfulStatusCode);
}

const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[\w.[\]:-]+$/i;
/** As browsers call the origin of a page that must not have one. */
const OPAQUE = "null";

/**
 * The page that asks; null where none does. A text that is no origin is none that could be allowed anything: it may get into headers of
 * answers.
 */
function pageOf(c: Context): string | null {
  const origin = c.req.header("origin");
  if (origin === undefined) return null;
  return ORIGIN.test(origin) ? origin : OPAQUE;
}

function requireRoom(waitSeconds: number): void {
  if (waitSeconds > 0) throw new ApiFault("RATE_LIMITED", { retry_after: waitSeconds });
}

/** It is not the caller's doing. */
const TOO_BUSY = "Ahora mismo hay demasiadas consultas a la vez.";

function tooBusy(seconds: number): ApiFault {
  return new ApiFault("RATE_LIMITED", { text: TOO_BUSY, retry_after: seconds });
}

/** While bids wait, dear calls of one place take an eightieth of the time, and those of all four together a twentieth. */
const REST_PER_WORK = 80;
const LONGEST_REST_MS = 5_000;
/**
 * A picture of four megapixels is a quarter of a second's work: its place rests for longer than a search may wait, so those that bring files
 * have places of their own.
 */
const LONGEST_REST_OF_FILES_MS = 12_000;
const FILES_WAIT_S = 20;

function turnsOf(
  { atOnce, waiting, seconds }: ServerConfig["dearCalls"],
  bidding: Pick<Bidding, "arePressing">,
  longestRestMs: number,
): Turns {
  return new Turns({
    atOnce,
    mostWaiting: waiting,
    waitLimitMs: seconds * 1_000,
    refusal: () => tooBusy(seconds),
    restMs: (tookMs) =>
      bidding.arePressing() ? Math.min(longestRestMs, REST_PER_WORK * tookMs) : 0,
  });
}

/** A visitor's country decides about words alone: without it they are Spain's. */
async function countryOf(
  ip: string,
  c: Context,
  port: IpCountryPort | null,
  log: Log,
): Promise<string | null> {
  // A page that asked elsewhere where its visitor is may say so; it is believed for words, and for nothing else.
  const told = addressIn(c.req.header("ipaddress"));
  try {
    return (
      (await port?.countryOf({ ip: told ?? ip, header: (name) => c.req.header(name) ?? null })) ??
      null
    );
  } catch (error) {
    log.warn({ ...errorText(error) }, "a caller's country could not be told");
    return null;
  }
}

/** `product/search` of `/api/product/search`; one slash more at the end is forgiven. */
function callPath(path: string): string {
  return path.replace(/^\/api\//, "").replace(/\/$/, "");
}
