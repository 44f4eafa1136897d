import type { LotDetail } from "../contract";
import { parseCents } from "./money";
import { quote } from "./quote";
import { servedTotal, type WinTotal } from "./served-total";

/**
 * What the winner pays at a price: the server's own quote where it has one for that price, else the same code with the terms of the
 * lot.
 */
export function totalIfWon(lot: LotDetail, hammerCents: number): WinTotal {
  const served = servedTotal(lot);
  if (served.hammerCents === hammerCents) return served;
  const { ivaPercent, depositCents } = served;
  const amounts = quote({
    hammerCents,
    ivaPercent,
    premiumTiers: lot.buyer_premium.map(({ from, percent }) => ({
      fromCents: parseCents(from),
      percent,
    })),
    depositPaidCents: depositCents,
  });
  return { ivaPercent, depositCents, ...amounts };
}
