import type { FailureCode } from "../../src/state/events";

/** What `martillo-checkout` tells. */
export interface CheckoutOwnEvents {
  /** The visitor is about to buy the content of a cart. */
  "martillo-checkout-request": { cart: number; lots: readonly number[]; total: string };
  /** The content of a cart was bought: its invoices, and their total. */
  "martillo-checkout-completed": { cart: number; invoices: readonly number[]; total: string };
  /** A purchase of a cart was refused. */
  "martillo-checkout-refused": { cart: number; code: FailureCode };
}
