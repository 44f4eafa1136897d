/** What sellers receive. */
import type { Proceeds, SaleSettings } from "martillo/contract";
import { commissionTerms, payoutDueAt, sellerProceeds, toDecimal } from "martillo/domain";
import { readCommission } from "../house";
import type { LotRow } from "./lot-row";

/** What depends on the lot: its tax, and what the house takes of its seller. */
export interface ProceedsOf {
  iva_percent: number | null;
  /** In euro; null where it takes nothing. */
  seller_commission: unknown;
}

/** The days in which buyers pay, and the house pays sellers. */
export type PayoutTerms = Pick<SaleSettings, "payment_days" | "payout_days" | "holidays">;

/** What the seller of a lot receives at a price. `soldAtMs`: when it would be sold; null where that is not known. */
export function toProceeds(
  { iva_percent: ivaPercent, seller_commission: commission }: ProceedsOf,
  priceCents: number,
  { payout, soldAtMs }: { payout: PayoutTerms; soldAtMs: number | null },
): Proceeds {
  const amounts = sellerProceeds({
    priceCents,
    ivaPercent,
    terms: commissionTerms(readCommission(commission)),
  });
  return {
    price: toDecimal(amounts.priceCents),
    commission: toDecimal(amounts.commission.netCents),
    commission_tax: toDecimal(amounts.commission.vatCents),
    receives: toDecimal(amounts.receivesCents),
    own_tax: toDecimal(amounts.ownTaxCents),
    payout_days: payout.payout_days,
    paid_by:
      soldAtMs === null
        ? null
        : payoutDueAt({
            soldAtMs,
            paymentDays: payout.payment_days,
            payoutDays: payout.payout_days,
            holidays: payout.holidays,
          }),
  };
}

/** An auction is sold at its end; one below its reserve when its seller awards it. */
export function soldAtOf(
  row: Pick<LotRow, "auction" | "status" | "closes_ms" | "now_ms">,
): number | null {
  if (row.auction === 0) return null;
  if (row.status === "provisional") return row.now_ms;
  return row.status === "open" || row.status === "closing" ? row.closes_ms : null;
}
