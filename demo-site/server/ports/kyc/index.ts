// Checking who a person is.
import type { DOCUMENT_TYPES } from "martillo/contract";

/** The facts that say who a person is. */
export interface Identity {
  documentType: (typeof DOCUMENT_TYPES)[number];
  documentNumber: string;
  /** `2001-12-31`. */
  birthDate: string;
  nationality: string;
  firstName: string;
  lastName: string;
  companyName: string | null;
}

/** What a check came to; `reasons` are Spanish sentences for the person. */
export interface KycVerdict {
  status: "approved" | "review" | "rejected";
  reasons: string[];
  /** The checker's own number of the check. */
  reference: string | null;
}

/** Finds out whether people are who they say. */
export interface KycPort {
  /** `today` is the database's day. Throws when the checker cannot be asked. */
  check(identity: Identity, today: string): Promise<KycVerdict>;
}
