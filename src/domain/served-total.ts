import type { LotDetail } from "../contract";
import { parseCents } from "./money";
import type { QuoteAmounts } from "./quote";

/** What the winner pays at some price. */
export interface WinTotal extends QuoteAmounts {
  ivaPercent: number | null;
  depositCents: number;
}

/** The server's own quote, which is for the price as it stands. */
export function servedTotal({ quote: served }: LotDetail): WinTotal {
  return {
    ivaPercent: served.iva_percent,
    depositCents: parseCents(served.deposit_paid),
    hammerCents: parseCents(served.hammer),
    premiumCents: parseCents(served.premium),
    taxScheme: served.tax_scheme,
    subtotalCents: parseCents(served.subtotal),
    taxCents: parseCents(served.tax),
    totalCents: parseCents(served.total),
    dueCents: parseCents(served.due),
  };
}
