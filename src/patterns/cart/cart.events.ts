import type { CartType } from "../../contract";

/** What is told of a cart, in whichever widget it is. */
export interface CartOwnEvents {
  /** What is in a cart has changed by the visitor's own hand: how many vehicles, and what they come to. */
  "martillo-cart-changed": { type: CartType; count: number; total: string };
  /** A reservation of the visitor's ends in so many minutes: 5, then 1. */
  "martillo-reservation-ending": { lot: number; minutes: number };
  /** A reservation of the visitor's is over. */
  "martillo-reservation-ended": { lot: number };
  /** A cart or its checkout is to be opened. The link is followed unless this is refused. */
  "martillo-checkout-open-request": { type: CartType; cart?: number; url: string };
}
