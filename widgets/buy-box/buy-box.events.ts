import type { FailureCode } from "../../src/state/events";

/** What `martillo-buy-box` tells. */
export interface BuyBoxOwnEvents {
  /** Somebody is about to buy a lot at its fixed price. */
  "martillo-buy-request": { lot: number; price: string };
  /** A lot was bought: its account, and what is to be paid of it. */
  "martillo-bought": { lot: number; invoice: number; price: string; total: string };
  /** A purchase was refused. */
  "martillo-buy-refused": { lot: number; code: FailureCode };
  /** Nobody knows whether a purchase arrived; the same press can be sent again. */
  "martillo-buy-unknown": { lot: number };
}
