import type { FailureCode } from "../../src/state/events";

/** What `martillo-checkout` tells. */
export interface CheckoutOwnEvents {
  /** Somebody is about to buy what is in a cart. */
  "martillo-checkout-request": { cart: number; lots: readonly number[]; total: string };
  /** What was in a cart was bought: its accounts, and what they come to. */
  "martillo-checkout-completed": { cart: number; invoices: readonly number[]; total: string };
  /** A purchase of a cart was refused. */
  "martillo-checkout-refused": { cart: number; code: FailureCode };
}
