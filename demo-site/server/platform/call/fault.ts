import type { ErrorCode, Scope } from "martillo/contract";

export interface FaultDetails {
  /** Says the same refusal in other words. */
  text?: string;
  /** Another next step than that of the code. */
  next?: string;
  /** Decimal euro that would be accepted. */
  minimum?: string;
  /** What else the texts name, as people read it: `{ available: "12,00 €" }`. */
  values?: Record<string, string>;
  /** Input fields at fault: path → Spanish text. */
  fields?: Record<string, string>;
  /** The changes that another person has made meanwhile, by field: as it is now, who did it, and when in epoch milliseconds. */
  conflicts?: Record<string, { theirs: unknown; by: string; at: number }>;
  /** What the caller's token would have to allow. */
  scope?: Scope;
  /** Seconds to wait. */
  retry_after?: number;
  /** The caller's token is worth nothing any more. */
  ends_session?: boolean;
}

/** A refusal with a code of the closed list; status, text and next step come from there. */
export class ApiFault extends Error {
  readonly code: ErrorCode;
  readonly details: FaultDetails;

  constructor(code: ErrorCode, details: FaultDetails = {}) {
    super(code);
    this.name = "ApiFault";
    this.code = code;
    this.details = details;
  }
}
