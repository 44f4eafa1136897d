import { takeOutIva } from "./sale/totals";

/** This percentage applies to the part of the hammer price from here up to the next tier. */
export interface PremiumTier {
  fromCents: number;
  /** At most two decimals. */
  percent: number;
}

/** What a price to pay is made of. Amounts in integer cents. */
export interface QuoteInput {
  hammerCents: number;
  /** null means REBU. */
  ivaPercent: number | null;
  premiumTiers: readonly PremiumTier[];
  depositPaidCents: number;
}

/** What the winner pays, in integer cents. */
export interface QuoteAmounts {
  hammerCents: number;
  premiumCents: number;
  taxScheme: "IVA" | "REBU";
  /** The total without its tax; under REBU the total itself. */
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  /** Negative when the deposit is more than the total: that much goes back. */
  dueCents: number;
}

/** What the winner pays, itemised. Prices and premium include IVA; the tax line takes it out of the total. */
export function quote(input: QuoteInput): QuoteAmounts {
  const { hammerCents, ivaPercent, premiumTiers, depositPaidCents } = input;
  const premiumCents = premiumOf(hammerCents, premiumTiers);
  const totalCents = hammerCents + premiumCents;
  const hasIva = ivaPercent !== null;
  const subtotalCents = hasIva ? takeOutIva(totalCents).baseCents : totalCents;
  return {
    hammerCents,
    premiumCents,
    taxScheme: hasIva ? "IVA" : "REBU",
    subtotalCents,
    taxCents: totalCents - subtotalCents,
    totalCents,
    dueCents: totalCents - depositPaidCents,
  };
}

/** This sum is added once to the premium of a hammer price from here up to the next row. */
export interface FlatPremium {
  fromCents: number;
  cents: number;
}

/**
 * Tiers work as tax brackets do, so a higher hammer price never costs less in all. Rounded per tier, half up. Of `flat` the last row that is not
 * above the price is added once.
 */
export function premiumOf(
  hammerCents: number,
  tiers: readonly PremiumTier[],
  flat: readonly FlatPremium[] = [],
): number {
  const ascending = tiers.toSorted((a, b) => a.fromCents - b.fromCents);
  const byTier = ascending.reduce((sum, tier, index) => {
    const top = Math.min(hammerCents, ascending[index + 1]?.fromCents ?? Infinity);
    return sum + percentOf(Math.max(0, top - tier.fromCents), tier.percent);
  }, 0);
  const rows = flat.toSorted((a, b) => a.fromCents - b.fromCents);
  return byTier + (rows.findLast((row) => row.fromCents <= hammerCents)?.cents ?? 0);
}

/** In hundredths of a percent and in two parts, so that no product leaves the safe integers. */
function percentOf(cents: number, percent: number): number {
  const basisPoints = Math.round(percent * 100);
  const rest = cents % 10_000;
  return ((cents - rest) / 10_000) * basisPoints + Math.round((rest * basisPoints) / 10_000);
}
