/** A public row of a round's history. */
export interface RoundRow {
  /** The n-th public row, from 1. */
  position: number;
  bidderId: number;
  amountCents: number;
  /** Withdrawn. */
  declined: boolean;
}

/** The bidder who may have a lot next, and the price. */
export interface NextBidder {
  bidderId: number;
  priceCents: number;
}

/** The last own price of everybody in a round, the highest first; of equal ones the earlier first. */
export function lastPrices(rows: readonly RoundRow[]): NextBidder[] {
  const best = new Map<number, RoundRow>();
  for (const row of rows) {
    if (row.declined) continue;
    const known = best.get(row.bidderId);
    if (!known || isBefore(row, known)) best.set(row.bidderId, row);
  }
  return [...best.values()]
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
    .map(({ bidderId, amountCents }) => ({ bidderId, priceCents: amountCents }));
}

/** The next bidder when the winner does not pay: the highest last price among those who are not excluded. Null: there is none. */
export function nextBidder(of: {
  rows: readonly RoundRow[];
  exclude: readonly number[];
}): NextBidder | null {
  return lastPrices(of.rows).find(({ bidderId }) => !of.exclude.includes(bidderId)) ?? null;
}

function isBefore(a: RoundRow, b: RoundRow): boolean {
  if (a.amountCents !== b.amountCents) return a.amountCents > b.amountCents;
  return a.position < b.position;
}
