import type { RateLimitName } from "martillo/contract";
import { callingCode, MARKET } from "martillo/domain";
import type { CaptchaProvider } from "../../ports/captcha";
import { type OperatorDetails, UNKNOWN_OPERATOR } from "./operator";

/** A token bucket: `burst` at once, refilled at `perSecond`. */
export interface BucketSize {
  perSecond: number;
  burst: number;
}

/** How one-time codes behave. */
export interface CodeRules {
  digits: number;
  /** How long one is good for. */
  seconds: number;
  /** Wrong guesses after which it is worth nothing. */
  tries: number;
  /** Pause until another may be asked for. */
  resendSeconds: number;
  /** Codes for one e-mail or phone: for all strangers together, and again for its owner from where it has signed in. */
  perDestination: BucketSize;
  /** Life of what a right code is worth to a visitor without an account or session. */
  proofSeconds: number;
  /** A code that always fits beside the one that was sent; for tests of a site. Off by default. */
  staticCode: string | null;
}

/** What may be uploaded. */
export interface UploadRules {
  bytesPerCall: number;
  bytesPerFile: number;
  pixelsPerFile: number;
  /** The same for visitors without an account, whose picture is shown small. */
  guestPixelsPerFile: number;
  /** In 24 hours, by one account. */
  perAccount: UploadQuota;
  /** In 24 hours, from one address, by visitors without an account. */
  perAddress: UploadQuota;
  /** In 24 hours, by all visitors without an account together: the space that they can fill at most, as it is gone after a day. */
  allGuests: UploadQuota;
}

export interface UploadQuota {
  files: number;
  bytes: number;
}

/** Where text messages go, and how many of them on one day (UTC). */
export interface SmsRules {
  /** Beginnings of the numbers that get any, in E.164: `+34`. */
  prefixes: readonly string[];
  /** Of the whole house. */
  perDay: number;
  perNumber: number;
  /** To numbers that differ in their last three digits alone. */
  perBlock: number;
}

/** Whether text messages go to a number, in E.164. */
export function isSmsCountry(number: string, { prefixes }: Pick<SmsRules, "prefixes">): boolean {
  return prefixes.some((prefix) => number.startsWith(prefix));
}

/** What the server can be told; node reads it from the environment, tests pass it. */
export interface ServerConfig {
  /** `demo` seeds an empty database. Outside `production` the server checks its own answers against the contract. */
  mode: "test" | "demo" | "production";
  /** Pages that may call the API from elsewhere; bearer tokens only, never cookies. */
  origins: "*" | readonly string[];
  /** Most calls say little. */
  bodyLimitBytes: number;
  /** For those that may say more: the description of a lot and its pictures. */
  largeBodyLimitBytes: number;
  uploads: UploadRules;
  /** All calls of one address; this machine's own are not counted. */
  callsPerAddress: BucketSize;
  /** Searches and other dear calls of all callers: how many run at once, and how many guests', and how many accounts', may wait for how long. */
  dearCalls: { atOnce: number; waiting: number; seconds: number };
  /** Sockets of one address at once; this machine's own are not counted. */
  socketsPerAddress: number;
  /** `bid` per account, the others per account or, for guests, per address. */
  rateLimits: Record<RateLimitName, BucketSize>;
  /** Webhooks of one address, in each process. */
  webhooksPerAddress: BucketSize;
  /** Webhooks of one address whose sender has to be asked about them, in all processes; twenty times as many from all together. */
  webhookChecks: BucketSize;
  /** Attempts to sign in or to register with one e-mail from one address; ten times as many from all together. */
  loginsPerEmail: BucketSize;
  /** Failed attempts to sign in from one address, whichever account is meant; this machine's own are not counted. */
  failuresPerAddress: BucketSize;
  /** Life of a session in hours, without and with "remember me". */
  sessionHours: { short: number; remembered: number };
  /** Life of a token for a partner's page in seconds, and for how many hours a page may go on asking for the next one. */
  partnerTokens: { seconds: number; renewableHours: number };
  /** A new account may bid at once, once its e-mail or phone is verified, or when staff have approved it. */
  newAccounts: "approved" | "verified" | "pending";
  /** One-time codes of e-mails and phones. */
  codes: CodeRules;
  sms: SmsRules;
  /** The provider whose script pages load where the house asks for a captcha. */
  captchaProvider: CaptchaProvider | null;
  /**
   * Where the site is, as visitors write it and without a slash at the end: links in messages begin with it. Empty: the address of the
   * request, though never in production: a caller can write any `Host`, and the link in another person's mail would lead there, with its
   * token.
   */
  siteUrl: string;
  /** Keys the hashes of codes; null takes one that the database keeps. */
  secret: string | null;
  /** E-mails of the accounts that `custom/demoLogin` signs everybody in to; none by default, never in production. */
  demoLogins: { buyer?: string; seller?: string };
  /** How long counts over all lots may be old. */
  cacheSeconds: number;
  /** Public id of this site at Google; null switches that way in off. */
  googleClientId: string | null;
  /** How pages write dates; null where nothing is configured: `MM-DD-YYYY`. */
  dateFormat: typeof MARKET.dateFormat | null;
  /** The operator of the site, as legal texts, letters and the page of contact name it. */
  operator: OperatorDetails;
  /** The site is served over https, directly or behind a proxy. */
  https: boolean;
}

const DAY_HOURS = 24;
const MEBIBYTE = 1_048_576;

export const DEFAULT_CONFIG: ServerConfig = {
  mode: "test",
  origins: "*",
  bodyLimitBytes: 65_536,
  largeBodyLimitBytes: 262_144,
  uploads: {
    bytesPerCall: 12 * MEBIBYTE,
    bytesPerFile: 8 * MEBIBYTE,
    pixelsPerFile: 40_000_000,
    guestPixelsPerFile: 4_000_000,
    perAccount: { files: 300, bytes: 500 * MEBIBYTE },
    perAddress: { files: 20, bytes: 20 * MEBIBYTE },
    allGuests: { files: 10_000, bytes: 1_024 * MEBIBYTE },
  },
  callsPerAddress: { perSecond: 200, burst: 400 },
  dearCalls: { atOnce: 4, waiting: 100, seconds: 5 },
  socketsPerAddress: 200,
  rateLimits: {
    bid: { perSecond: 20, burst: 40 },
    login: { perSecond: 1, burst: 60 },
    register: { perSecond: 1 / 5, burst: 30 },
    code: { perSecond: 1 / 10, burst: 20 },
    check: { perSecond: 1, burst: 60 },
    upload: { perSecond: 1 / 5, burst: 20 },
    pay: { perSecond: 1 / 2, burst: 20 },
  },
  webhooksPerAddress: { perSecond: 20, burst: 200 },
  webhookChecks: { perSecond: 1 / 2, burst: 50 },
  loginsPerEmail: { perSecond: 1 / 20, burst: 10 },
  failuresPerAddress: { perSecond: 1 / 10, burst: 100 },
  sessionHours: { short: 12, remembered: 30 * DAY_HOURS },
  partnerTokens: { seconds: 900, renewableHours: 12 },
  newAccounts: "verified",
  codes: {
    digits: 6,
    seconds: 300,
    tries: 5,
    resendSeconds: 30,
    perDestination: { perSecond: 1 / 300, burst: 6 },
    proofSeconds: 1_800,
    staticCode: null,
  },
  sms: { prefixes: [`+${callingCode(MARKET.country)}`], perDay: 500, perNumber: 10, perBlock: 50 },
  captchaProvider: null,
  siteUrl: "",
  secret: null,
  cacheSeconds: 0,
  googleClientId: null,
  dateFormat: MARKET.dateFormat,
  operator: UNKNOWN_OPERATOR,
  demoLogins: {},
  https: false,
};
