import type { FailureCode } from "../../src/state/events";

/** What `martillo-buy-box` tells. */
export interface BuyBoxOwnEvents {
  /** The visitor is about to buy a lot at its fixed price. */
  "martillo-buy-request": { lot: number; price: string };
  /** A lot was bought: its invoice, and the amount to pay. */
  "martillo-bought": { lot: number; invoice: number; price: string; total: string };
  /** A purchase was refused. */
  "martillo-buy-refused": { lot: number; code: FailureCode };
  /** It is unknown whether a purchase arrived; the same press can be sent again. */
  "martillo-buy-unknown": { lot: number };
}
