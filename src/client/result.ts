import type { ErrorCode, Scope } from "../contract";

/** What went wrong with a call, ready to be shown. */
export interface CallError {
  /** A refusal of the API, or `NETWORK` (no connection, refused, dropped) or `TIMEOUT` (no answer in time). */
  code: ErrorCode | "NETWORK" | "TIMEOUT";
  /** For people, in Spanish. */
  message: string;
  /** What to do next, in Spanish. */
  next?: string;
  /** The lowest amount that would be accepted, decimal euro. */
  minimum?: string;
  /** Inputs at fault, path → Spanish text. */
  fields?: Readonly<Record<string, string>>;
  /** What the visitor would have to allow this page, for `SCOPE_MISSING`. */
  scope?: Scope;
  /** Seconds to wait. */
  retryAfter?: number;
}

/** Outcome of a call; a call never throws. */
export type Result<Data> = { ok: true; data: Data } | { ok: false; error: CallError };

/** Whether the answer does not tell if the server acted: none came, a proxy answered in its place, or it broke down on the way. */
export function isUndecided(error: CallError): boolean {
  return isUnanswered(error) || error.code === "UNAVAILABLE" || error.code === "INTERNAL";
}

/** True when it cannot be known whether the server acted: the request may have arrived, the answer did not. */
export function isUnanswered(error: CallError): boolean {
  return error.code === "NETWORK" || error.code === "TIMEOUT";
}
