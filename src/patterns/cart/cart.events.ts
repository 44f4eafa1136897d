import type { CartType } from "../../contract";

/** The events of a cart, the same in all widgets. */
export interface CartOwnEvents {
  /** The visitor changed the content of a cart: the number of its vehicles, and their total. */
  "martillo-cart-changed": { type: CartType; count: number; total: string };
  /** A reservation of the visitor's ends in so many minutes: 5, then 1. */
  "martillo-reservation-ending": { lot: number; minutes: number };
  /** A reservation of the visitor's is over. */
  "martillo-reservation-ended": { lot: number };
  /** A cart or its checkout is to be opened. The link is followed unless this is refused. */
  "martillo-checkout-open-request": { type: CartType; cart?: number; url: string };
}
