// This folder: what a call is: context, configuration, refusals, log, handlers.
import type { Scope, SellerPermission, UserStatus } from "martillo/contract";
import type { Db } from "../db/db";
import type { BucketSize, ServerConfig } from "./config";
import type { Log } from "./log";

/** The limits of a token for a partner's page. */
export interface PartnerPass {
  /** What its person allowed that partner: other pages of the same partner have the same. */
  grantId: number;
  scopes: readonly Scope[];
  origin: string;
  expiresInSeconds: number;
}

/** The person behind the bearer token of a call. */
export interface Viewer {
  id: number;
  /** Sells: the account of a seller, or of a person who works for one. */
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
  /** The person who really sits there, where one acts for this account. */
  actedBy: number | null;
  /** What may be done for the account whose lots the viewer manages: all by its own person. */
  permissions: readonly SellerPermission[];
  firstName: string;
  lastName: string;
  tokenHash: string;
  /** Null for a session of the site's own. */
  pass: PartnerPass | null;
}

/** Undoes the counting of an attempt. */
export type GiveBack = () => void;

/**
 * What the house provides to every call. Platform, ports and features each add what is theirs, beside their own code:
 * `declare module ".../platform/call/context" { interface Services { … } }`.
 */
export interface Services {
  db: Db;
  config: ServerConfig;
  log: Log;
  /** The database's clock, epoch milliseconds: the time that counts. */
  now(): Promise<number>;
}

/** The facts of one call, and the limits of what it may spend. */
export interface CallFacts {
  viewer: Viewer | null;
  /** The viewer of a call that its access rule lets only signed-in people make. */
  requireViewer(): Viewer;
  /** When the call came in, on the clock of `performance.now()`. */
  receivedAt: number;
  ip: string;
  userAgent: string;
  /** Where the caller seems to be, ISO 3166; null where no source can tell. Never throws. */
  country(): Promise<string | null>;
  /** Of the page that calls, as its browser says; null for what is no page, and for pages of the API's own address. */
  origin: string | null;
  /** Takes a token from a bucket of this process; throws RATE_LIMITED when it is empty. */
  limit(key: string, size: BucketSize): GiveBack;
}

/** What a handler may use. */
export interface CallContext extends Services, CallFacts {}

export type { BucketSize, Log, ServerConfig };
