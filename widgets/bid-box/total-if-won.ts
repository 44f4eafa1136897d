import type { Defaults, LotDetail } from "../../src/contract";
import { parseCents, quote, type PremiumTier, type QuoteAmounts } from "../../src/domain";

export interface WinTotal extends QuoteAmounts {
  ivaPercent: number | null;
  depositCents: number;
}

/** The house's premium tiers, as the API configures them. */
export function premiumTiers(defaults: Defaults): PremiumTier[] {
  return defaults.buyer_premium.map((tier) => ({
    fromCents: parseCents(tier.from),
    percent: tier.percent,
  }));
}

/**
 * What the winner pays at a price: the server's own quote where it has one for that price, else the same code with the lot's
 * scheme. Undefined while the tiers are not known: nothing is better than a guess.
 */
export function totalIfWon(
  lot: LotDetail,
  hammerCents: number,
  tiers: readonly PremiumTier[] | undefined,
): WinTotal | undefined {
  const served = lot.quote;
  const depositCents = parseCents(served.deposit_paid);
  const common = { ivaPercent: served.iva_percent, depositCents };
  if (parseCents(served.hammer) === hammerCents) {
    return {
      ...common,
      hammerCents,
      premiumCents: parseCents(served.premium),
      taxScheme: served.tax_scheme,
      subtotalCents: parseCents(served.subtotal),
      taxCents: parseCents(served.tax),
      totalCents: parseCents(served.total),
      dueCents: parseCents(served.due),
    };
  }
  if (!tiers) return undefined;
  const amounts = quote({
    hammerCents,
    ivaPercent: served.iva_percent,
    premiumTiers: tiers,
    depositPaidCents: depositCents,
  });
  return { ...common, ...amounts };
}
