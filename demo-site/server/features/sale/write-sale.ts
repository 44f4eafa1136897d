import { type PremiumTier, quote } from "martillo/domain";
import type { Db } from "../../platform/db/db";

/** What a buyer owes goes by these: as they stood when the lot opened. */
export interface SaleTerms {
  premium: PremiumTier[];
  iva_percent: number | null;
}

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
  /** The bid that brought it; null where nobody bid for it. */
  bidId: number | null;
  priceCents: number;
  terms: SaleTerms;
}

/** Writes that a lot is sold, in the place of whatever its round had come to. Hold the lot's lock. */
export async function writeSale(t: Db, sale: NewSale): Promise<void> {
  const owed = owedFor(sale.terms, sale.priceCents);
  await t.query(
    `insert into sales (lot_id, round, outcome, winner_id, bid_id, price_cents, premium,
       iva_percent, premium_cents, total_cents, settled_at)
     values ($1, $2, 'sold', $3, $4, $5, $6::jsonb, $7, $8, $9, clock_timestamp())
     on conflict (lot_id, round) do update set outcome = excluded.outcome,
       winner_id = excluded.winner_id, bid_id = excluded.bid_id,
       price_cents = excluded.price_cents, premium = excluded.premium,
       iva_percent = excluded.iva_percent, premium_cents = excluded.premium_cents,
       total_cents = excluded.total_cents, settled_at = excluded.settled_at`,
    [
      sale.lotId,
      sale.round,
      sale.winnerId,
      sale.bidId,
      sale.priceCents,
      JSON.stringify(owed.premium),
      owed.iva_percent,
      owed.premium_cents,
      owed.total_cents,
    ],
  );
}
