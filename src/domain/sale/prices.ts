import { LARGEST_AMOUNT_CENTS } from "../money/amount-rules";

/** A deposit is at most this part of the start price [LOCM 59.1]. */
const DEPOSIT_PERCENT = 5;
/** Least that may be offered where there is no price to measure by. */
const LEAST_OFFER_CENTS = 100;

/** Limits of an amount, both included, in cents. */
export interface PriceBounds {
  minCents: number;
  maxCents: number;
}

/** Most that a seller may ask as a deposit, in cents: 5 % of the start price, rounded down. */
export function depositCap({ startCents }: { startCents: number }): number {
  return Math.floor((startCents * DEPOSIT_PERCENT) / 100);
}

/**
 * What may be offered: of a direct sale from a part of its price, rounded up, to one cent below it. Without an asking price (lots that were not
 * sold, or not for enough) from 1 € on: an upper bound would give the reserve away.
 */
export function offerBounds(of: {
  askingCents: number | null;
  minimumPercent: number;
}): PriceBounds {
  const { askingCents, minimumPercent } = of;
  if (askingCents === null) return { minCents: LEAST_OFFER_CENTS, maxCents: LARGEST_AMOUNT_CENTS };
  return { minCents: Math.ceil((askingCents * minimumPercent) / 100), maxCents: askingCents - 1 };
}

/** What a seller may ask in answer to an offer: more than was offered, no more than the price that is asked of everybody. */
export function counterBounds(of: { offerCents: number; askingCents: number | null }): PriceBounds {
  return { minCents: of.offerCents + 1, maxCents: of.askingCents ?? LARGEST_AMOUNT_CENTS };
}

/** What goes back of a returned vehicle: all that was paid, less services that were done on wish and the loss of value. */
export function refundAmount(of: {
  paidCents: number;
  depositCents: number;
  servicesCents: number;
  lossCents: number;
}): number {
  const { paidCents, depositCents, servicesCents, lossCents } = of;
  return Math.max(0, paidCents + depositCents - servicesCents - lossCents);
}

/** The price for the buyer who takes over a sale: the proposed one, and never more than the buyer's own last price. */
export function winnerChangePrice(of: { proposedCents: number; lastPriceCents: number }): number {
  return Math.min(of.proposedCents, of.lastPriceCents);
}
