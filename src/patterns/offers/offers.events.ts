import type { FailureCode } from "../../state/events";

/** The events of an offer, the same in all widgets. */
export interface OffersOwnEvents {
  /** The visitor is about to make or answer an offer. */
  "martillo-offer-request": {
    lot: number;
    amount: string;
    action: "make" | "accept" | "decline" | "counter" | "withdraw";
  };
  /** An offer was made. */
  "martillo-offer-sent": { lot: number; offer: number; amount: string };
  /** An action on an offer was refused. */
  "martillo-offer-refused": { lot: number; code: FailureCode };
  /** It is unknown whether the press arrived; it can be sent again. */
  "martillo-offer-unknown": { lot: number };
  /** An offer was answered with another amount. */
  "martillo-offer-countered": { lot: number; offer: number; amount: string };
  /** An offer was accepted: the lot is sold, and `invoice` is its account. */
  "martillo-offer-accepted": { lot: number; offer: number; amount: string; invoice: number };
  /** An offer was declined. */
  "martillo-offer-declined": { lot: number; offer: number; amount: string };
  /** The author of an offer took it back. */
  "martillo-offer-withdrawn": { lot: number; offer: number; amount: string };
  /** An offer that was shown has expired. */
  "martillo-offer-expired": { lot: number; offer: number; amount: string };
}
