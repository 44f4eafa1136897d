/** What a correction of a sale takes back of its lines. */
import type { SaleReturn } from "martillo/contract";
import { type InvoiceParts, invoiceParts } from "martillo/domain";
import { type LineRow, toSaleLines } from "./invoice-repository";

/** A service that was done on the buyer's wish, which stays paid when the vehicle goes back. */
export type ReturnService = NonNullable<SaleReturn["refund"]>["services"][number];

/** What of the lines goes back, and what is kept of them. */
export interface Correction {
  /** What the correcting document shows. */
  changed: LineRow[];
  /** What the account comes to from then on. */
  kept: ReturnType<typeof toSaleLines>;
  /** The difference, for the ledger; positive. */
  parts: InvoiceParts;
}

/** A correction of all lines but the services that stay, less what the vehicle has lost in value. */
export function correctionOf(
  lines: readonly LineRow[],
  of: { services: readonly ReturnService[]; lossCents: number },
): Correction {
  const isKept = ({ kind }: LineRow) => of.services.some((service) => service === kind);
  const vehicle = lines.find(({ kind }) => kind === "vehicle");
  const loss: LineRow[] =
    vehicle && of.lossCents > 0
      ? [{ ...vehicle, kind: "adjustment", qty: 1, amount_cents: of.lossCents }]
      : [];
  const kept = toSaleLines([...lines.filter(isKept), ...loss]);
  const before = invoiceParts(toSaleLines(lines));
  const after = invoiceParts(kept);
  return {
    changed: [
      ...lines.filter((line) => !isKept(line)),
      ...loss.map((line) => ({ ...line, amount_cents: -line.amount_cents })),
    ],
    kept,
    parts: {
      sellerCents: before.sellerCents - after.sellerCents,
      houseCents: before.houseCents - after.houseCents,
      vatCents: before.vatCents - after.vatCents,
      disbursedCents: before.disbursedCents - after.disbursedCents,
    },
  };
}

/** What lines of some kinds come to, in cents. */
export function sumOf(lines: readonly LineRow[], kinds: readonly LineRow["kind"][]): number {
  return lines
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amount_cents, qty }) => sum + amount_cents * qty, 0);
}
