import type { FailureCode } from "../../state/events";

/** What is told of an offer, in whichever widget it is. */
export interface OffersOwnEvents {
  /** Somebody is about to make or answer an offer. */
  "martillo-offer-request": {
    lot: number;
    amount: string;
    action: "make" | "accept" | "decline" | "counter" | "withdraw";
  };
  /** An offer was made. */
  "martillo-offer-sent": { lot: number; offer: number; amount: string };
  /** What was to be done with an offer was refused. */
  "martillo-offer-refused": { lot: number; code: FailureCode };
  /** Nobody knows whether it arrived; the same press can be sent again. */
  "martillo-offer-unknown": { lot: number };
  /** An offer was answered with another amount. */
  "martillo-offer-countered": { lot: number; offer: number; amount: string };
  /** An offer was accepted: the lot is sold, and `invoice` is its account. */
  "martillo-offer-accepted": { lot: number; offer: number; amount: string; invoice: number };
  /** An offer was declined. */
  "martillo-offer-declined": { lot: number; offer: number; amount: string };
  /** An offer was taken back by who had made it. */
  "martillo-offer-withdrawn": { lot: number; offer: number; amount: string };
  /** An offer that was shown has expired. */
  "martillo-offer-expired": { lot: number; offer: number; amount: string };
}
