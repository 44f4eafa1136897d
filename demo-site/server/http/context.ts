import type { Scope, UserStatus } from "martillo/contract";
import type { Bidding } from "../bidding/bidding";
import type { Db } from "../db/db";
import type { Delivery } from "../mail/delivery";
import type { Heads } from "../heads/heads";
import type { KycPort } from "../ports/kyc";
import type { CaptchaPort } from "../ports/captcha";
import type { GooglePort } from "../ports/google";
import type { MapsPort } from "../ports/maps";
import type { NewsletterPort } from "../ports/newsletter";
import type { PasswordPort } from "../ports/passwords";
import type { SuggestionsPort } from "../ports/suggestions";
import type { UploadStorePort } from "../ports/upload-store";
import type { PlacesPort } from "../places/places";
import type { Bus } from "../realtime/bus";
import type { Attempts } from "../security/attempts";
import type { Counters } from "../security/counters";
import type { BucketSize, ServerConfig } from "./config";
import type { Log } from "./log";
import type { ShortCache } from "./short-cache";

/** The limits of a token for a partner's page. */
export interface PartnerPass {
  scopes: readonly Scope[];
  origin: string;
  expiresInSeconds: number;
}

/** The person behind the bearer token of a call. */
export interface Viewer {
  id: number;
  /** Sells: the account of a seller, or of somebody who works for one. */
  admin: boolean;
  /** Marks the operator's own people. */
  staff: boolean;
  status: UserStatus;
  approvedToBid: boolean;
  emailVerified: boolean;
  phoneVerified: boolean;
  bidLimitCents: number | null;
  /** The seller for whom this employee works, as long as that account is open and sells. */
  asEmployeesId: number | null;
  /** Who really sits there, where somebody acts for this account. */
  actedBy: number | null;
  firstName: string;
  lastName: string;
  tokenHash: string;
  /** Null for a session of the site's own. */
  pass: PartnerPass | null;
}

/** Undoes the counting of an attempt. */
export type GiveBack = () => void;

/** What a handler may use. */
export interface CallContext {
  db: Db;
  bus: Bus;
  config: ServerConfig;
  bidding: Bidding;
  /** Ends of histories, signed by the house. */
  heads: Heads;
  passwords: PasswordPort;
  places: PlacesPort;
  maps: MapsPort;
  /** Null where the house's own index suggests alone. */
  suggestions: SuggestionsPort | null;
  /** What becomes of messages; write them with `sendMail` and `sendSms`. */
  delivery: Delivery;
  /** Null where the house asks for none. */
  kyc: KycPort;
  captcha: CaptchaPort | null;
  /** Null where the house keeps the list of its newsletter itself. */
  newsletter: NewsletterPort | null;
  /** Where pictures are kept. */
  uploads: UploadStorePort;
  log: Log;
  viewer: Viewer | null;
  /** The viewer of a call that its access rule lets only signed-in people make. */
  requireViewer(): Viewer;
  /** The database's clock, epoch milliseconds: the time that counts. */
  now(): Promise<number>;
  /** When the call came in, on the clock of `performance.now()`. */
  receivedAt: number;
  ip: string;
  userAgent: string;
  /** Where the caller seems to be, ISO 3166; null where nobody can tell. Never throws. */
  country(): Promise<string | null>;
  /** Of the page that calls, as its browser says; null for what is no page, and for pages of the API's own address. */
  origin: string | null;
  /** Limits for all processes together: what guards secrets, letters and money. */
  counters: Counters;
  /** Takes a token from a bucket of this process; throws RATE_LIMITED when it is empty. */
  limit(key: string, size: BucketSize): GiveBack;
  /** Guesses at secrets, counted for all processes together. */
  attempts: Attempts;
  /** Null where Google is not configured. */
  google: GooglePort | null;
  /** For answers that may be some seconds old. */
  cache: ShortCache;
}

export type { BucketSize, Log, ServerConfig };
