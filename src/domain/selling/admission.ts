/** The people who may bid in an auction that does not take everybody, or has terms of its own. */
import type { AccessState, Admission } from "../../contract/selling/access-schemas";
import type { AuctionAccess } from "../../contract/selling/auction-schemas";

/** What an auction asks of a bidder, and where the bidder stands. */
export interface AdmissionFacts {
  access: AuctionAccess;
  /** Null: never asked. */
  status: AccessState | null;
  /** The version of the terms that must have been accepted, or a later one; 0: none. */
  requiredVersion: number;
  acceptedVersion: number | null;
}

/** The next step of a person before a bid: ask for access, wait, hear that they were refused, accept the terms; null: nothing. */
export function admissionMust({
  access,
  status,
  requiredVersion,
  acceptedVersion,
}: AdmissionFacts): Admission["must"] {
  if (access !== "open" && status !== "approved" && status !== "invited") {
    if (status === "pending") return "wait";
    return status === "denied" || status === "revoked" ? "denied" : "access";
  }
  return requiredVersion > 0 && (acceptedVersion ?? 0) < requiredVersion ? "terms" : null;
}

/** A person who was refused may ask again after so long, in milliseconds. */
export const ASK_AGAIN_MS = 24 * 3_600_000;
