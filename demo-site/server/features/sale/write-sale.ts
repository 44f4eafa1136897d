import { quote } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { insertSale, type SaleTerms } from "./sold-lot-repository";

/** What a buyer owes, as columns of the sale. */
export function owedFor({ premium, iva_percent }: SaleTerms, hammerCents: number) {
  const { premiumCents, totalCents } = quote({
    hammerCents,
    ivaPercent: iva_percent,
    premiumTiers: premium,
    depositPaidCents: 0,
  });
  return { premium, iva_percent, premium_cents: premiumCents, total_cents: totalCents };
}

export interface NewSale {
  lotId: number;
  round: number;
  winnerId: number;
  /** The bid that brought it; null where no bid did. */
  bidId: number | null;
  priceCents: number;
  terms: SaleTerms;
}

/** Writes that a lot is sold, in the place of any earlier result of its round. Hold the lot's lock. */
export async function writeSale(t: Db, sale: NewSale): Promise<void> {
  const owed = owedFor(sale.terms, sale.priceCents);
  await insertSale(t, {
    lotId: sale.lotId,
    round: sale.round,
    winnerId: sale.winnerId,
    bidId: sale.bidId,
    priceCents: sale.priceCents,
    premium: owed.premium,
    ivaPercent: owed.iva_percent,
    premiumCents: owed.premium_cents,
    totalCents: owed.total_cents,
  });
}
