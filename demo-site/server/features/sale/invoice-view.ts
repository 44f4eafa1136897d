import type {
  InvoiceDetail,
  InvoiceRow as WireRow,
  OutputOf,
  userInvoice,
} from "martillo/contract";
import { partialPayment, saleTotals, toDecimal } from "martillo/domain";
import type { Services } from "../../platform/call/context";
import type { OperatorDetails } from "../../platform/call/operator";
import type { Db } from "../../platform/db/db";
import { readDocuments, taxQrOf } from "../documents";
import { paymentMethodOf, readInvoiceFunds } from "../money";
import { readMissingBilling } from "./billing";
import {
  dueOf,
  type InvoiceRow,
  type LineRow,
  owedOf,
  readLines,
  toSaleLines,
  UNPAID,
} from "./invoice-repository";
import { type DocumentSnapshot, type Issued, readFirst } from "./issued-repository";
import { LINE_TEXTS, vehicleFacts } from "./line-texts";
import { readParties } from "./parties";
import { readPickupPlace } from "./pickup-place";
import { readSaleEvents } from "./sale-event-repository";
import type { SaleContext, SaleParts } from "./sale-listener";
import { readSaleSettings } from "./sale-settings";
import { readReceipts, type Receipt } from "./transfer-receipt-repository";
import { readTransferTo } from "./transfer-accounts";
import { readPaymentsOf } from "./invoice-view-repository";

type ViewContext = SaleContext & Pick<Services, "config">;

/** The role in which a viewer sees an account; staff see what its seller does. */
export type Side = "buyer" | "seller" | "staff";

/** What one side may do with an account now. */
export function actionsOf(row: InvoiceRow, side: Side): WireRow["actions"] {
  const isOpen = UNPAID.includes(row.status);
  if (side === "buyer") {
    if (!isOpen || dueOf(row) === 0) return [];
    return row.is_told ? ["take_back_transfer"] : ["pay", "tell_transfer"];
  }
  const actions: WireRow["actions"] = [];
  if (row.is_told) actions.push("confirm_transfer");
  if (isOpen && dueOf(row) > 0) actions.push("record_payment");
  const isPaid = (row.status === "paid" || row.status === "partial") && row.paid_cents > 0;
  // A vehicle that was handed over comes back by a return.
  if (isPaid && row.delivered < 3 && row.returned_ms === null) actions.push("move_to_unpaid");
  if (isOpen && dueOf(row) > 0) actions.push("extend_due");
  // The money that was paid of it goes back.
  if (isOpen && row.delivered < 3) actions.push("cancel");
  if ((row.status === "draft" || row.status === "unpaid") && row.delivered < 3) {
    const isLate = row.now_ms >= row.due_ms;
    if (row.auction === 1 && (isLate || side === "staff")) actions.push("edit_winner");
  }
  return actions;
}

export function toInvoiceRow(row: InvoiceRow, side: Side): WireRow {
  const dueCents = owedOf(row);
  return {
    invoice_id: row.id,
    common_invoice: row.id,
    document_number: row.document_number,
    status: row.status,
    overdue: UNPAID.includes(row.status) && dueCents > 0 && row.now_ms >= row.due_ms ? 1 : 0,
    project_id: row.lot_id,
    projects_title: row.title,
    projects_avatar: row.image,
    projects_auction: row.auction,
    total_items: 1,
    disputed: row.is_disputed ? 1 : 0,
    delivered: row.delivered,
    channel: row.channel,
    users_first_name: row.buyer_first_name,
    users_last_name: row.buyer_last_name,
    users_email: row.buyer_email,
    seller_name: row.seller_name,
    emp_name: side === "buyer" ? null : row.emp_name,
    date_added: row.sold_ms,
    due_at: row.due_ms,
    paid_date: row.paid_ms,
    returned_date: row.returned_ms,
    total_amount: toDecimal(row.total_cents),
    total_paid: toDecimal(row.paid_cents + row.deposit_cents),
    total_due_amount: toDecimal(dueCents),
    actions: actionsOf(row, side),
  };
}

/** An account as calls answer it: its parts stand beside its record, too, where clients of the specification read them. */
export async function answerDetail(
  ctx: ViewContext,
  row: InvoiceRow,
  side: Side,
): Promise<OutputOf<typeof userInvoice>> {
  const record = await readDetail(ctx, row, side);
  return withParts(record, await readPickupPlace(ctx.db, row));
}

export function withParts(record: InvoiceDetail, location: string): OutputOf<typeof userInvoice> {
  const { invoiceItems, allTransactions, appointmentDetail, cartValues } = record;
  return {
    record,
    invoiceItems,
    allTransactions,
    appointmentDetail,
    locationDetail: {
      project_id: record.project_id,
      location,
      seller_name: record.seller_name,
    },
    cartValues,
  };
}

/** An account with all that its viewer shows. */
export async function readDetail(
  ctx: ViewContext,
  row: InvoiceRow,
  side: Side,
): Promise<InvoiceDetail> {
  const { db } = ctx;
  const { operator } = ctx.config;
  const lines = await readLines(db, row.id);
  const issued = await readFirst(db, row.id);
  const documents = await readDocuments(db, "invoice", [row.id]);
  const settings = await readSaleSettings(db);
  const { invoicing } = settings;
  const said = await readSaid(db, row, { issued, operator, invoicing });
  const log = await readSaleEvents(db, row.id);
  const parts: Partial<SaleParts> = {};
  for (const listener of ctx.saleListeners) {
    Object.assign(parts, await listener.parts?.(db, row, side === "buyer" ? "buyer" : "seller"));
  }
  return {
    ...toInvoiceRow(row, side),
    projects_title: said.title,
    cartValues: cartValuesOf(row, lines),
    invoiceItems: lines.map((line) => ({
      project_id: row.lot_id,
      projects_title: said.title,
      projects_avatar: row.image,
      kind: line.kind,
      description: line.kind === "vehicle" ? said.title : LINE_TEXTS[line.kind],
      details: line.kind === "vehicle" ? vehicleFacts(said.vehicle ?? row) : "",
      amount: toDecimal(line.amount_cents),
      qty: line.qty,
      per_total: toDecimal(line.amount_cents * line.qty),
      tax_scheme: line.tax_scheme,
      custom_projects_iva_percent: line.iva_percent,
    })),
    allTransactions: await readTransactions(db, row),
    appointmentDetail: parts.appointmentDetail ?? null,
    returnTransactions: parts.returnTransactions ?? [],
    ...(parts.handover && { handover: parts.handover }),
    ...(parts.commission && { commission: parts.commission }),
    would_return: side === "buyer" ? [] : await readWouldReturn(db, row),
    billing_missing: side === "buyer" ? await readBillingMissing(ctx, row) : null,
    buyer: said.buyer,
    seller: said.seller,
    document: issued ? toDocument(issued) : null,
    documents: documents.get(row.id) ?? [],
    transfer: side === "buyer" ? await readTransferTo(db, row) : null,
    house: {
      name: said.house.name,
      nif: said.house.taxId,
      address: said.house.address,
      phone: operator.phone,
      thank_you: settings.thank_you,
    },
    invoicing: said.invoicing,
    // What the seller wrote about a buyer is the seller's.
    notes: side !== "buyer" ? row.notes : "",
    cancel_reason: row.cancel_reason,
    orderControlLogs: log.map((event) => ({
      at: event.at_ms,
      event: event.event,
      from: event.from_status,
      to: event.to_status,
      role: event.role,
      reason: side !== "buyer" ? event.reason : "",
    })),
  };
}

function cartValuesOf(row: InvoiceRow, lines: readonly LineRow[]): InvoiceDetail["cartValues"] {
  const totals = saleTotals({
    lines: toSaleLines(lines),
    depositCents: row.deposit_cents,
    paidCents: row.paid_cents,
  });
  const premiumCents = lines
    .filter(({ kind }) => kind === "premium")
    .reduce((sum, { amount_cents, qty }) => sum + amount_cents * qty, 0);
  const dueCents = owedOf(row);
  return {
    common_invoice: row.id,
    cart_paid: row.status === "paid" ? 1 : 0,
    cart_paiddate: row.paid_ms,
    per_total: toDecimal(totals.perTotalCents),
    premium: toDecimal(premiumCents),
    iva_total: toDecimal(totals.ivaTotalCents),
    subtotal: toDecimal(totals.ivaBaseCents),
    tax: toDecimal(totals.ivaTaxCents),
    rebu_total: toDecimal(totals.rebuCents),
    suplido_total: toDecimal(totals.suplidoCents),
    total_amount: toDecimal(totals.totalCents),
    total_deposit: toDecimal(row.deposit_cents),
    total_paid: toDecimal(row.paid_cents),
    total_due_amount: toDecimal(dueCents),
    credit_amount: toDecimal(totals.creditCents),
    minimum_payment: toDecimal(partialPayment({ dueCents }).minCents),
  };
}

async function readBillingMissing(
  ctx: ViewContext,
  row: InvoiceRow,
): Promise<InvoiceDetail["billing_missing"]> {
  const missing = await readMissingBilling(ctx, row);
  if (!missing) return null;
  const { cart, fields } = missing;
  return { cart, fields };
}

/** Where to what was paid goes back if the sale is cancelled, the newest first, as `takeBackPaid` does it. */
async function readWouldReturn(db: Db, row: InvoiceRow): Promise<InvoiceDetail["would_return"]> {
  if (row.status !== "partial") return [];
  const funds = await readInvoiceFunds(db, { invoice: row.id, depositId: null, depositCents: 0 });
  return funds.toReversed().map(({ way, capturedCents, refundedCents }) => ({
    to: way,
    amount: toDecimal(capturedCents - refundedCents),
  }));
}

async function readTransactions(
  db: Db,
  row: InvoiceRow,
): Promise<InvoiceDetail["allTransactions"]> {
  const payments = await readPaymentsOf(db, String(row.id));
  const receipts = await readReceipts(
    db,
    payments.flatMap(({ id, provider }) => (provider === "offline" ? [id] : [])),
  );
  const deposits =
    row.deposit_id === null || row.deposit_cents === 0
      ? []
      : [
          {
            id: row.deposit_id,
            kind: "deposit_credit" as const,
            paid_on: Math.round(row.issued_ms ?? row.sold_ms),
            amount: toDecimal(row.deposit_cents),
            status: row.status === "cancel" ? ("reversed" as const) : ("success" as const),
            method: "deposit",
            reference: "",
            receipt: null,
          },
        ];
  return [
    ...deposits,
    ...payments.map((payment) => {
      const isBack = payment.captured_cents > 0 && payment.refunded_cents >= payment.captured_cents;
      const status =
        payment.status !== "succeeded"
          ? ("pending" as const)
          : isBack
            ? ("reversed" as const)
            : ("success" as const);
      return {
        id: payment.id,
        kind: "payment" as const,
        paid_on: payment.at_ms,
        amount: toDecimal(payment.captured_cents || payment.amount_cents),
        status,
        method: paymentMethodOf(payment),
        reference: payment.reference ?? "",
        receipt: receiptOf(receipts.get(payment.id)),
      };
    }),
  ];
}

function receiptOf(receipt: Receipt | undefined) {
  return receipt ? { name: receipt.name, type: receipt.type, bytes: receipt.bytes } : null;
}

function toDocument({ snapshot, huella }: Issued): InvoiceDetail["document"] {
  const { number, kind, issuedAtMs } = snapshot;
  const qr = taxQrOf(snapshot);
  return {
    number,
    kind,
    issued_at: issuedAtMs,
    hash: huella,
    tax_qr: qr && { address: qr.address, is_sent: qr.isSent ? 1 : 0, size: qr.size, path: qr.path },
  };
}

/** What a viewer shows of a sale besides its sums. */
type Said = Pick<
  DocumentSnapshot,
  "buyer" | "seller" | "house" | "invoicing" | "title" | "vehicle"
>;

/** What the document says where there is one, as it was issued; else what the sides and the house say today. */
async function readSaid(
  db: Db,
  row: InvoiceRow,
  today: {
    issued: Issued | undefined;
    operator: OperatorDetails;
    invoicing: DocumentSnapshot["invoicing"];
  },
): Promise<Said> {
  const { issued, operator: house, invoicing } = today;
  if (issued) return issued.snapshot;
  return { ...(await readParties(db, row)), house, invoicing, title: row.title };
}
