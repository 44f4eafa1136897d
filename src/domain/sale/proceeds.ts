import { IVA_PERCENT } from "../../contract/lots/values";
import { premiumOf } from "../quote";
import { takeOutIva } from "./totals";

/** What the house takes of a seller's price, without its IVA. */
export interface CommissionTerms {
  /** Of the price with its taxes, at most two decimals. 0 with `minimumCents` 0: the house takes nothing. */
  percent: number;
  /** At least so much of each sale. */
  minimumCents: number;
  /** At most so much of each sale; null for no limit. */
  maximumCents: number | null;
}

/** The house takes nothing of a seller. */
export const NO_COMMISSION: CommissionTerms = { percent: 0, minimumCents: 0, maximumCents: null };

/** The terms as settings and answers have them: in euro; null where the house takes nothing. */
export function commissionTerms(
  of: { percent: number; minimum: number; maximum: number | null } | null,
): CommissionTerms {
  if (!of) return NO_COMMISSION;
  const { percent, minimum, maximum } = of;
  return {
    percent,
    minimumCents: Math.round(minimum * 100),
    maximumCents: maximum === null ? null : Math.round(maximum * 100),
  };
}

/** What the house takes of one price, in cents. */
export interface CommissionAmounts {
  netCents: number;
  vatCents: number;
}

/** What a seller has of one price, in cents. */
export interface ProceedsAmounts {
  /** What the buyer pays for the vehicle, taxes included. */
  priceCents: number;
  commission: CommissionAmounts;
  /** The price less the commission and its IVA: what the house pays out. */
  receivesCents: number;
  /** The IVA inside the price, which the seller declares; 0 under REBU. */
  ownTaxCents: number;
}

/**
 * The house's commission of a price: the percentage, rounded half up, between the least and the most, and IVA on it. Commission and IVA together
 * are never more than the price, so a seller never pays to have sold.
 */
export function sellerCommission(priceCents: number, terms: CommissionTerms): CommissionAmounts {
  const { percent, minimumCents, maximumCents } = terms;
  const share = premiumOf(priceCents, [{ fromCents: 0, percent }]);
  const wanted = Math.min(Math.max(share, minimumCents), maximumCents ?? Infinity);
  const vatCents = Math.round((wanted * IVA_PERCENT) / 100);
  if (wanted + vatCents <= priceCents) return { netCents: wanted, vatCents };
  const { baseCents, taxCents } = takeOutIva(Math.max(0, priceCents));
  return { netCents: baseCents, vatCents: taxCents };
}

/** What a seller receives when a vehicle is sold at a price. `ivaPercent` null means REBU. */
export function sellerProceeds(of: {
  priceCents: number;
  ivaPercent: number | null;
  terms: CommissionTerms;
}): ProceedsAmounts {
  const { priceCents, ivaPercent, terms } = of;
  const commission = sellerCommission(priceCents, terms);
  return {
    priceCents,
    commission,
    receivesCents: priceCents - commission.netCents - commission.vatCents,
    ownTaxCents: ivaPercent === null ? 0 : takeOutIva(priceCents).taxCents,
  };
}
