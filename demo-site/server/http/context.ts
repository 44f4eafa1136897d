import type { UserStatus } from "martillo/contract";
import type { Db } from "../db/db";
import type { PasswordPort } from "../ports/passwords";
import type { Bus } from "../realtime/bus";
import type { ServerConfig } from "./config";
import type { Log } from "./log";

/** The person behind the bearer token of a call. */
export interface Viewer {
  id: number;
  /** Marks a seller. */
  admin: boolean;
  /** Marks the operator's own people. */
  staff: boolean;
  status: UserStatus;
  approvedToBid: boolean;
  emailVerified: boolean;
  phoneVerified: boolean;
  bidLimitCents: number | null;
  asEmployeesId: number | null;
  firstName: string;
  lastName: string;
  tokenHash: string;
}

/** What a handler may use. */
export interface CallContext {
  db: Db;
  bus: Bus;
  config: ServerConfig;
  passwords: PasswordPort;
  log: Log;
  viewer: Viewer | null;
  /** The viewer of a call that its access rule lets only signed-in people make. */
  requireViewer(): Viewer;
  /** The database's clock, epoch milliseconds: the time that counts. */
  now(): Promise<number>;
  ip: string;
  userAgent: string;
}

export type { Log, ServerConfig };
