import type { SavedMethod } from "../../src/state/events";

/** What `martillo-bank-manager` tells. */
export interface BankManagerOwnEvents {
  /** The user added a bank account, which must still be verified. `brand` is its bank. */
  "martillo-bank-added": SavedMethod;
  /** An account was verified, and pays from now on. */
  "martillo-bank-verified": SavedMethod;
  /** The user deleted a bank account. */
  "martillo-bank-deleted": SavedMethod;
}
