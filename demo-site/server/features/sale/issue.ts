/** The document of an account: numbered, hashed and never changed. */
import {
  documentTotals,
  type DocumentTotals,
  invoiceParts,
  nextInvoice,
  rectify,
  type SaleLine,
} from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { OperatorDetails } from "../../platform/call/operator";
import type { SendContext } from "../../platform/mail/send";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { type CorrectedDocument, registerDocument } from "../documents";
import { applyDeposit, post } from "../money";
import {
  dueOf,
  type InvoiceRow,
  type LineRow,
  readLines,
  toSaleLines,
  updateInvoice,
} from "./invoice-repository";
import { settleBilling } from "./billing";
import { readPickupPlace } from "./pickup-place";
import { noteSale } from "./sale-events";
import type { SaleContext } from "./sale-listener";
import { tellPaid } from "./count-paid";
import type { SaleActor } from "./sale-event-repository";
import { readParties } from "./parties";
import { readSaleSettings } from "./sale-settings";
import { isTraderSale } from "./party-repository";
import { readDocumentsToCorrect, readFirst } from "./issued-repository";

/**
 * Issues what was sold: number, document, the ledger's entry, and the deposit as its first payment. The account is locked. Throws
 * ILLEGAL_TRANSITION for one that was issued, BILLING_INCOMPLETE where the law asks for more than is known of the buyer.
 */
export async function issueInvoice(
  ctx: SendContext & SaleContext,
  draft: InvoiceRow,
  actor: SaleActor,
): Promise<InvoiceRow> {
  const { db: t, saleListeners } = ctx;
  if (draft.status !== "draft") throw new ApiFault("ILLEGAL_TRANSITION");
  const row = await settleBilling(ctx, draft);
  const lines = await readLines(t, row.id);
  const sold = toSaleLines(lines);
  const of = { invoice: row.id, seller: row.seller_id };
  await post(t, { event: "invoice", invoice: row.id, parts: invoiceParts(sold) });
  const deposit = await applyDeposit(t, {
    ...of,
    userId: row.buyer_id,
    lotId: row.lot_id,
    dueCents: dueOf(row),
  });
  const depositCents = deposit?.usedCents ?? 0;
  const dueCents = dueOf({ ...row, deposit_cents: depositCents });
  const status = nextInvoice({ status: row.status, dueCents, paidCents: 0 }, "issue");
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  const nowMs = await databaseNow(t);
  const issued = await updateInvoice(t, row, {
    status,
    bound: true,
    issuedAtMs: nowMs,
    depositId: deposit?.id ?? null,
    depositCents,
    paidAtMs: status === "paid" ? nowMs : null,
  });
  for (const listener of saleListeners) await listener.issued?.(t, row.id);
  if (status === "paid") await tellPaid(ctx, issued);
  await noteSale(t, row.id, actor, { event: "issue", from: row.status, to: status });
  await writeDocument(t, row, ctx.config.operator, {
    kind: "invoice",
    lines,
    totals: documentTotals(sold),
    corrected: [],
  });
  return issued;
}

/** A further document over the same account, of lines that were added to it. Returns its id. */
export function issueFurther(
  t: Db,
  row: InvoiceRow,
  operator: OperatorDetails,
  lines: readonly LineRow[],
): Promise<number> {
  const totals = documentTotals(toSaleLines(lines));
  return writeDocument(t, row, operator, { kind: "invoice", lines, totals, corrected: [] });
}

/**
 * Corrects what was issued, under a number of its own: every figure of it negated, less what stays. `changed` are the lines that the correction
 * shows, as they were or with what is kept of them below zero.
 */
export async function correctInvoice(
  t: Db,
  row: InvoiceRow,
  operator: OperatorDetails,
  part?: { kept: readonly SaleLine[]; changed: readonly LineRow[] },
): Promise<void> {
  const corrected = await readDocumentsToCorrect(t, row.id);
  if (corrected.length === 0)
    throw new Error("martillo: an invoice that was issued has no document");
  const lines = await readLines(t, row.id);
  await writeDocument(t, row, operator, {
    kind: "correction",
    lines: part?.changed ?? lines,
    totals: rectify({
      before: { lines: toSaleLines(lines) },
      after: { lines: part?.kept ?? [] },
    }),
    corrected,
  });
}

async function writeDocument(
  t: Db,
  row: InvoiceRow,
  operator: OperatorDetails,
  of: {
    kind: "invoice" | "correction";
    lines: readonly LineRow[];
    totals: DocumentTotals;
    /** In the order in which they were issued. */
    corrected: readonly (CorrectedDocument & { id: number })[];
  },
): Promise<number> {
  const { verifactu, ...settings } = await readSaleSettings(t);
  const began = (await readFirst(t, row.id))?.snapshot;
  // An account stays what it began as: no more is known of its buyer than what was asked for then.
  const invoicing = began?.invoicing ?? settings.invoicing;
  // A correction goes to those whom the corrected document names.
  const { buyer, seller } = began && of.kind === "correction" ? began : await readParties(t, row);
  const isPrivateSale = !(await isTraderSale(t, row));
  const place = await readPickupPlace(t, row);
  const { id } = await registerDocument(t, {
    about: { invoiceId: row.id },
    kind: of.kind,
    type: of.kind === "invoice" ? "F1" : "R1",
    operator,
    invoicing,
    verifactu,
    totals: of.totals,
    corrected: of.corrected,
    said: {
      soldAtMs: row.sold_ms,
      buyer,
      seller,
      auction: row.auction,
      title: row.title,
      vehicle: { make: row.make, model: row.model, vin: row.vin, plate: row.plate, km: row.km },
      pickupPlace: place,
      isPrivateSale,
      lines: of.lines,
    },
  });
  return id;
}
