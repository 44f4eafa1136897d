import type { SavedMethod } from "../../src/state/events";

/** What `martillo-bank-manager` tells. */
export interface BankManagerOwnEvents {
  /** Somebody added a bank account, which has still to be verified. `brand` is its bank. */
  "martillo-bank-added": SavedMethod;
  /** An account was verified, and pays from now on. */
  "martillo-bank-verified": SavedMethod;
  /** Somebody deleted an account. */
  "martillo-bank-deleted": SavedMethod;
}
