import type { KeyObject } from "node:crypto";
import { isAbsolute, join } from "node:path";
import { MARKET } from "martillo/domain";
import { DEFAULT_CONFIG, type ServerConfig } from "../http/config";
import type { AlgoliaOptions } from "./algolia";
import { EnvironmentReader, type Environment } from "./environment-reader";
import {
  readCodes,
  readMessageSettings,
  readSmsRules,
  type MessageSettings,
} from "./message-settings";
import { keyOf } from "./node-signer";

export { ConfigurationError } from "./environment-reader";

/** Everything that the process can be told from outside. */
export interface Settings {
  port: number;
  /** `localhost` is this machine alone, by either of its addresses. */
  host: string;
  /** Folder of the embedded database and of uploads. */
  dataFolder: string;
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  databasePool: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** How many proxies in front may be believed about the caller's address. */
  trustedProxies: number;
  /** How a visitor's country is told: a header of the network in front, a service that is asked. Neither by default. */
  ipCountry: { header: string | undefined; lookup: string | undefined };
  /** Where places are looked up; with neither, the register of Spain's municipalities knows them. */
  maps: { googleKey: string | undefined; nominatimUrl: string | undefined; country: string };
  /** An index at Algolia that suggests lots; null leaves it to the house's own. */
  algolia: Pick<AlgoliaOptions, "appId" | "searchKey" | "index" | "url"> | null;
  /** Who checks identities; null checks what numbers and dates can say. */
  kyc: { url: string; token: string } | null;
  /** A service that keeps the list of the newsletter; null keeps it in the database. */
  newsletter: { url: string; token: string | undefined } | null;
  /** What messages and captchas go through; what is not configured is not there. */
  messages: MessageSettings;
  /** What ends of histories are signed with; null keeps a key in the database. */
  signingKey: KeyObject | null;
  config: ServerConfig;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const MODES = ["demo", "production"] as const;
const MINUTE_SECONDS = 60;
const KIBIBYTE = 1024;

/** A demo is tried out by scripts, and nothing is at stake in it. */
const DEMO_LIMITS: ServerConfig["rateLimits"] = {
  bid: { perSecond: 100, burst: 200 },
  login: { perSecond: 5, burst: 300 },
  register: { perSecond: 10, burst: 1_000 },
  code: { perSecond: 10, burst: 1_000 },
  check: { perSecond: 20, burst: 1_000 },
  upload: { perSecond: 10, burst: 1_000 },
};

/** Reads the environment; relative folders are those of `root`. Throws a ConfigurationError with all faults at once. */
export function readEnvironment(env: Environment, root: string): Settings {
  const read = new EnvironmentReader(env);
  const mode = read.choice("MARTILLO_MODE", MODES, "demo");
  const usual = mode === "demo" ? DEMO_LIMITS : DEFAULT_CONFIG.rateLimits;
  const bidsPerSecond = read.number("MARTILLO_BIDS_PER_SECOND", {
    minimum: 1,
    maximum: 1_000_000,
    otherwise: usual.bid.perSecond,
  });
  const callsPerSecond = read.number("MARTILLO_CALLS_PER_SECOND", {
    minimum: 1,
    maximum: 1_000_000,
    otherwise: DEFAULT_CONFIG.callsPerAddress.perSecond,
  });
  const loginsPerMinute = read.number("MARTILLO_LOGINS_PER_MINUTE", {
    minimum: 1,
    maximum: 1_000_000,
    otherwise: usual.login.perSecond * MINUTE_SECONDS,
  });
  const folder = read.text("MARTILLO_DATA") ?? ".data";
  const newsletterUrl = read.url(
    "MARTILLO_NEWSLETTER_URL",
    ["https:", "http:"],
    "service.example/contacts",
  );
  const kycUrl = read.url("MARTILLO_KYC_URL", ["https:"], "service.example/checks");
  const kycToken = read.text("MARTILLO_KYC_TOKEN");
  if ((kycUrl === undefined) !== (kycToken === undefined)) {
    read.fault("MARTILLO_KYC_URL and MARTILLO_KYC_TOKEN go together: set both, or none.");
  }
  const messages = readMessageSettings(read, mode);
  const databasePool = read.number("MARTILLO_DB_POOL", {
    minimum: 2,
    maximum: 500,
    otherwise: 10,
  });
  const { dearCalls } = DEFAULT_CONFIG;
  const settings: Settings = {
    messages,
    signingKey: readSigningKey(read),
    port: read.number("PORT", { minimum: 0, maximum: 65_535, otherwise: 4_000 }),
    host: read.text("MARTILLO_HOST") ?? "localhost",
    dataFolder: isAbsolute(folder) ? folder : join(root, folder),
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    databasePool,
    logLevel: read.choice("LOG_LEVEL", LOG_LEVELS, mode === "demo" ? "warn" : "info"),
    trustedProxies: read.number("MARTILLO_TRUST_PROXY", { minimum: 0, maximum: 10, otherwise: 0 }),
    ipCountry: {
      header: read.text("MARTILLO_COUNTRY_HEADER"),
      lookup: read.url(
        "MARTILLO_COUNTRY_LOOKUP",
        ["https:", "http:"],
        "service.example/country?ip={ip}",
      ),
    },
    kyc: kycUrl === undefined || kycToken === undefined ? null : { url: kycUrl, token: kycToken },
    maps: {
      googleKey: read.text("MARTILLO_GOOGLE_MAPS_KEY"),
      nominatimUrl: read.url("MARTILLO_NOMINATIM_URL", ["https:", "http:"], "nominatim.example/"),
      country: read.text("MARTILLO_MAPS_COUNTRY") ?? "ES",
    },
    algolia: readAlgolia(read),
    newsletter:
      newsletterUrl === undefined
        ? null
        : { url: newsletterUrl, token: read.text("MARTILLO_NEWSLETTER_TOKEN") },
    config: {
      ...DEFAULT_CONFIG,
      mode,
      origins: read.origins("MARTILLO_ORIGINS", mode === "demo" ? "*" : []),
      bodyLimitBytes:
        KIBIBYTE *
        read.number("MARTILLO_BODY_LIMIT_KB", {
          minimum: 16,
          maximum: 102_400,
          otherwise: DEFAULT_CONFIG.bodyLimitBytes / KIBIBYTE,
        }),
      callsPerAddress: { perSecond: callsPerSecond, burst: 2 * callsPerSecond },
      // Half of the connections are left to everybody else.
      dearCalls: { ...dearCalls, atOnce: Math.min(dearCalls.atOnce, Math.floor(databasePool / 2)) },
      socketsPerAddress: read.number("MARTILLO_SOCKETS_PER_ADDRESS", {
        minimum: 1,
        maximum: 1_000_000,
        otherwise: DEFAULT_CONFIG.socketsPerAddress,
      }),
      rateLimits: {
        bid: { perSecond: bidsPerSecond, burst: 2 * bidsPerSecond },
        login: { perSecond: loginsPerMinute / MINUTE_SECONDS, burst: loginsPerMinute },
        register: usual.register,
        code: usual.code,
        check: usual.check,
        upload: usual.upload,
      },
      partnerTokens: {
        ...DEFAULT_CONFIG.partnerTokens,
        seconds: read.number("MARTILLO_PARTNER_TOKEN_SECONDS", {
          minimum: 30,
          maximum: DEFAULT_CONFIG.partnerTokens.seconds,
          otherwise: DEFAULT_CONFIG.partnerTokens.seconds,
        }),
      },
      newAccounts: read.choice(
        "MARTILLO_NEW_ACCOUNTS",
        ["approved", "verified", "pending"] as const,
        DEFAULT_CONFIG.newAccounts,
      ),
      codes: readCodes(read, mode),
      sms: readSmsRules(read, mode),
      secret: read.secret("MARTILLO_SECRET") ?? null,
      operator: {
        name: read.text("MARTILLO_OPERATOR_NAME") ?? "",
        taxId: read.text("MARTILLO_OPERATOR_TAX_ID") ?? "",
        registry: read.text("MARTILLO_OPERATOR_REGISTRY") ?? "",
        address: read.text("MARTILLO_OPERATOR_ADDRESS") ?? "",
        email: read.text("MARTILLO_OPERATOR_EMAIL") ?? "",
        privacyEmail: read.text("MARTILLO_OPERATOR_PRIVACY_EMAIL") ?? "",
        phone: read.text("MARTILLO_OPERATOR_PHONE") ?? "",
        hours: read.text("MARTILLO_OPERATOR_HOURS") ?? "",
      },
      dateFormat:
        read.choice(
          "MARTILLO_DATE_FORMAT",
          [MARKET.dateFormat, "none"] as const,
          MARKET.dateFormat,
        ) === "none"
          ? null
          : MARKET.dateFormat,
      captchaProvider: messages.captcha?.provider ?? null,
      siteUrl: read.site("MARTILLO_PUBLIC_URL"),
      googleClientId: read.text("MARTILLO_GOOGLE_CLIENT_ID") ?? null,
      demoLogins: read.emails("MARTILLO_DEMO_LOGIN", ["buyer", "seller"]),
      https: read.choice("MARTILLO_HTTPS", ["0", "1"] as const, "0") === "1",
      cacheSeconds: 15,
    },
  };
  // Whoever reaches the server directly could write the header, too.
  if (settings.ipCountry.header !== undefined && settings.trustedProxies === 0) {
    read.fault(
      "MARTILLO_COUNTRY_HEADER needs MARTILLO_TRUST_PROXY: say how many proxies are in front.",
    );
  }
  if (mode === "production" && Object.keys(settings.config.demoLogins).length > 0) {
    read.fault("MARTILLO_DEMO_LOGIN lets everybody in: it is for MARTILLO_MODE=demo alone.");
  }
  read.finish();
  return settings;
}

function readSigningKey(read: EnvironmentReader): KeyObject | null {
  const text = read.text("MARTILLO_SIGNING_KEY");
  if (text === undefined) return null;
  try {
    return keyOf(text);
  } catch {
    read.fault(
      "MARTILLO_SIGNING_KEY is no private Ed25519 key. Write it as PEM or as the base64 of its PKCS #8, for example from: openssl genpkey -algorithm ed25519",
    );
    return null;
  }
}

function readAlgolia(read: EnvironmentReader): Settings["algolia"] {
  const appId = read.text("MARTILLO_ALGOLIA_APP_ID");
  const searchKey = read.text("MARTILLO_ALGOLIA_SEARCH_KEY");
  const url = read.url("MARTILLO_ALGOLIA_URL", ["https:", "http:"], "search.example/");
  if ((appId === undefined) !== (searchKey === undefined)) {
    read.fault(
      "MARTILLO_ALGOLIA_APP_ID and MARTILLO_ALGOLIA_SEARCH_KEY go together: set both, or none.",
    );
  }
  // It becomes part of an address.
  if (appId !== undefined && !/^[A-Za-z\d]{1,40}$/.test(appId)) {
    read.fault("MARTILLO_ALGOLIA_APP_ID is no application's id. Write letters and digits alone.");
  }
  if (appId === undefined || searchKey === undefined) return null;
  return { appId, searchKey, index: read.text("MARTILLO_ALGOLIA_INDEX") ?? "lots", url };
}
