import { IVA_PERCENT } from "../../contract/lots/values";
import type { InvoiceParts } from "../money/ledger-events";

/** What a line of a sale is for. */
export type SaleLineKind =
  | "vehicle"
  | "premium"
  | "admin_fee"
  | "ownership_certificate"
  | "storage"
  | "adjustment";

/** How a line is taxed. `SUPLIDO`: paid in the buyer's name, outside the base. */
export type TaxScheme = "IVA" | "REBU" | "SUPLIDO";

/** One line of a sale. Amounts in cents, tax included; negative for an adjustment in the buyer's favour. */
export interface SaleLine {
  kind: SaleLineKind;
  amountCents: number;
  /** @default 1 */
  qty?: number;
  scheme: TaxScheme;
}

/** The figures of a document, in cents. */
export interface DocumentTotals {
  ivaTotalCents: number;
  ivaBaseCents: number;
  ivaTaxCents: number;
  rebuCents: number;
  suplidoCents: number;
  totalCents: number;
}

/** The amounts to pay of a sale, in cents. */
export interface SaleTotals extends DocumentTotals {
  /** The vehicles alone. */
  perTotalCents: number;
  depositCents: number;
  paidCents: number;
  dueCents: number;
  /** The amount paid beyond the total: goes back. */
  creditCents: number;
}

/** 21 %, out of a price that has it: the divisor of the specification. */
const IVA_DIVISOR_PERCENT = 100 + IVA_PERCENT;

/** The part of a gross sum that is no tax, rounded half up of the positive amount, and the tax. */
export function takeOutIva(grossCents: number): { baseCents: number; taxCents: number } {
  const sign = grossCents < 0 ? -1 : 1;
  const baseCents = sign * Math.round((Math.abs(grossCents) * 100) / IVA_DIVISOR_PERCENT);
  // No minus before a zero.
  return { baseCents: baseCents + 0, taxCents: grossCents - baseCents };
}

/** The figures of a document: tax is taken out of the group's sum, never line by line. */
export function documentTotals(lines: readonly SaleLine[]): DocumentTotals {
  const sumOf = (scheme: TaxScheme) => sumCents(lines.filter((line) => line.scheme === scheme));
  const ivaTotalCents = sumOf("IVA");
  const { baseCents, taxCents } = takeOutIva(ivaTotalCents);
  const rebuCents = sumOf("REBU");
  const suplidoCents = sumOf("SUPLIDO");
  return {
    ivaTotalCents,
    ivaBaseCents: baseCents,
    ivaTaxCents: taxCents,
    rebuCents,
    suplidoCents,
    totalCents: ivaTotalCents + rebuCents + suplidoCents,
  };
}

/** What a sale comes to and what is still due of it. A deposit pays; it lowers no tax base. */
export function saleTotals(of: {
  lines: readonly SaleLine[];
  depositCents: number;
  paidCents: number;
}): SaleTotals {
  const { lines, depositCents, paidCents } = of;
  const totals = documentTotals(lines);
  const restCents = totals.totalCents - depositCents - paidCents;
  return {
    perTotalCents: sumCents(lines.filter((line) => line.kind === "vehicle")),
    ...totals,
    depositCents,
    paidCents,
    dueCents: Math.max(0, restCents),
    creditCents: Math.max(0, -restCents),
  };
}

/** What a correcting document says: new totals less old ones, figure by figure, so that both together are the new document. */
export function rectify(of: {
  before: { lines: readonly SaleLine[] };
  after: { lines: readonly SaleLine[] };
}): DocumentTotals {
  const before = documentTotals(of.before.lines);
  const after = documentTotals(of.after.lines);
  return {
    ivaTotalCents: after.ivaTotalCents - before.ivaTotalCents,
    ivaBaseCents: after.ivaBaseCents - before.ivaBaseCents,
    ivaTaxCents: after.ivaTaxCents - before.ivaTaxCents,
    rebuCents: after.rebuCents - before.rebuCents,
    suplidoCents: after.suplidoCents - before.suplidoCents,
    totalCents: after.totalCents - before.totalCents,
  };
}

/**
 * The owners of the money of an invoice, for the ledger: the vehicle's gross price is the seller's, sums paid in the buyer's name are no
 * income of seller or house, the rest is the house's under its tax. Under REBU the whole premium is the house's.
 */
export function invoiceParts(lines: readonly SaleLine[]): InvoiceParts {
  const own = lines.filter((line) => !isOfSeller(line) && line.scheme !== "SUPLIDO");
  const { baseCents, taxCents } = takeOutIva(sumCents(own.filter((line) => line.scheme === "IVA")));
  return {
    sellerCents: sumCents(lines.filter(isOfSeller)),
    houseCents: baseCents + sumCents(own.filter((line) => line.scheme === "REBU")),
    vatCents: taxCents,
    disbursedCents: sumCents(lines.filter((line) => line.scheme === "SUPLIDO")),
  };
}

/** An adjustment is made by the seller, of its own price. */
function isOfSeller({ kind }: SaleLine): boolean {
  return kind === "vehicle" || kind === "adjustment";
}

function sumCents(lines: readonly SaleLine[]): number {
  return lines.reduce((sum, { amountCents, qty = 1 }) => sum + amountCents * qty, 0);
}
