import { Turns } from "../db/turns";

/** With what one payment takes, that is a tenth of two cores. */
const APART_MS = 60;
const LONGEST_WAIT_MS = 3_000;

/** Waits until a call that moves money may begin. Never refuses. */
export type PaymentTurn = (signal?: AbortSignal) => Promise<void>;

/**
 * Payments have no clock, and bids have one: while bids wait, payments begin one after the other with 60 ms between them, else at once. A
 * payment that has waited for three seconds, or whose payer has gone away, begins beside the others: money is not refused for the sake of
 * bids.
 */
export function paymentTurns(areBidsPressing: () => boolean): PaymentTurn {
  const turns = new Turns({
    atOnce: 1,
    waitLimitMs: LONGEST_WAIT_MS,
    refusal: () => new Error("martillo: this payment has waited long enough"),
    restMs: () => (areBidsPressing() ? APART_MS : 0),
  });
  const begin = () => Promise.resolve();
  return (signal) => turns.take("usual", begin, signal).catch(begin);
}
