import type { Defaults, LotDetail } from "../../src/contract";
import { parseCents, type PremiumTier, quote } from "../../src/domain";
import { servedTotal, type WinTotal } from "./served-total";

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
  const served = servedTotal(lot);
  if (served.hammerCents === hammerCents) return served;
  if (!tiers) return undefined;
  const { ivaPercent, depositCents } = served;
  const amounts = quote({
    hammerCents,
    ivaPercent,
    premiumTiers: tiers,
    depositPaidCents: depositCents,
  });
  return { ivaPercent, depositCents, ...amounts };
}
