import type { MarketStatus } from "martillo/contract";
import type { SaleContext } from "./sale-listener";
import { concludeSale, type HowSold } from "./conclude";
import { writeSale } from "./write-sale";
import type { SaleTerms } from "./sold-lot-repository";
import { writeSoldToBidder } from "../lots";

/**
 * Sells a locked lot to a bidder of one of its rounds who did not win it by the clock: it shows that bidder's price, and no maximum stands
 * above it. Returns the account that is opened; letters are the caller's affair.
 */
export async function sellToBidder(
  ctx: SaleContext,
  sale: {
    lot: { id: number; round: number; status: MarketStatus };
    terms: SaleTerms;
    bidderId: number;
    bidId: number;
    priceCents: number;
    how: HowSold;
  },
): Promise<number> {
  const { db: t } = ctx;
  const { lot, terms, bidderId, bidId, priceCents, how } = sale;
  await writeSoldToBidder(t, { lotId: lot.id, status: lot.status, bidderId, priceCents });
  await writeSale(t, {
    lotId: lot.id,
    round: lot.round,
    winnerId: bidderId,
    bidId,
    priceCents,
    terms,
  });
  return concludeSale(ctx, lot.id, how);
}
