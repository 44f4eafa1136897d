import type { Admission, ErrorCode } from "martillo/contract";
import { admissionMust } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import {
  type AdmissionRow,
  type AdmissionTerms,
  readAdmission,
  readTermsOfLot,
} from "./admission-repository";

/** Whether an auction asks anything at all; most do not, and nothing more is read. */
export function asksBidders({ access_mode: access, terms_version: version }: AdmissionTerms) {
  return access !== "open" || version > 0;
}

export function mustOf(
  { access_mode: access, terms_version: requiredVersion }: AdmissionTerms,
  row: AdmissionRow | undefined,
): Admission["must"] {
  const { status = null, accepted = null } = row ?? {};
  return admissionMust({ access, status, requiredVersion, acceptedVersion: accepted });
}

/** How a refusal of each is called. */
export const MUST_CODES = {
  access: "ACCESS_REQUIRED",
  wait: "ACCESS_PENDING",
  denied: "ACCESS_DENIED",
  terms: "AUCTION_TERMS_REQUIRED",
} as const satisfies Record<NonNullable<Admission["must"]>, ErrorCode>;

/** Refuses a person who may not buy in the auction of a locked lot. */
export async function requireAdmission(db: Db, lotId: number, userId: number): Promise<void> {
  const terms = await readTermsOfLot(db, lotId);
  if (!terms || !asksBidders(terms)) return;
  const must = mustOf(terms, await readAdmission(db, lotId, userId));
  if (must !== null) throw new ApiFault(MUST_CODES[must]);
}
