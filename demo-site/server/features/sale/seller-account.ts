/** What a seller has sold, and where the money of it is. */
import type { customSellerAccount, SellerMovement, SellerTotals } from "martillo/contract";
import { payoutDueAt, toDecimal } from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import { readDocuments as readIssued } from "../documents";
import { ownerIdOf } from "../lots";
import { readOldestPayable, readSellerBooks, readSellerEntries, type SellerEntry } from "../money";
import { readInvoice, readLines } from "./invoice-repository";
import { settingsOf } from "./sale-settings";
import { correctionOf } from "./correction";
import {
  type DocumentRow,
  readDocumented,
  readDocuments,
  readReturningRows,
} from "./seller-account-repository";

type Kind = SellerMovement["kind"];

export const sellerAccount: Handler<typeof customSellerAccount> = (
  { page, limit, filters },
  { db, requireViewer },
) => {
  const sellerId = ownerIdOf(requireViewer());
  return db.tx(async (t) => {
    // The sums are those of the list, also while a buyer pays.
    await t.exec("set transaction isolation level repeatable read, read only");
    const { rows, total } = await readSellerEntries(t, sellerId, {
      fromMs: filters?.from ?? null,
      toMs: filters?.to ?? null,
      page,
      limit,
    });
    const documents = await readDocuments(t, rows);
    const commissions = await readIssued(t, "commission", rows.flatMap(commissionOf));
    return {
      records: rows.map((row) => toMovement(row, documents, commissions)),
      totalRecords: total,
      setDisp: displayRange(page, limit, rows.length, total),
      totals: toTotals(await readSellerTotals(t, sellerId)),
      paid_by: await readPaidBy(t, sellerId),
    };
  });
};

/** By when the house pays the oldest of what is payable; what was sold goes by the terms under which it was sold. */
export async function readPaidBy(t: Db, sellerId: number): Promise<number | null> {
  const oldest = await readOldestPayable(t, sellerId);
  if (!oldest) return null;
  const sale = oldest.invoice_id === null ? undefined : await readInvoice(t, oldest.invoice_id);
  const { payout_days: payoutDays, holidays } = await settingsOf(t, { terms: sale?.terms });
  return payoutDueAt({ paidAtMs: oldest.at_ms, payoutDays, holidays });
}

/** The sums of a seller's account, in cents, by their names on the wire. */
export async function readSellerTotals(
  t: Db,
  sellerId: number,
): Promise<Record<keyof SellerTotals, number>> {
  const books = await readSellerBooks(t, sellerId);
  const { soldCents, documentsCents } = await readDocumented(t, sellerId);
  return {
    sold: soldCents,
    fees: documentsCents - soldCents,
    documents: documentsCents,
    commission: books.commissionCents,
    returning: await readReturning(t, sellerId),
    forfeited: books.forfeitedCents,
    collected: books.collectedCents,
    paid_out: books.paidOutCents,
    waiting: books.waitingCents,
    payable: books.payableCents,
    owed: books.owedCents,
    balance: books.payableCents + books.waitingCents - books.owedCents,
  };
}

function toTotals(cents: Awaited<ReturnType<typeof readSellerTotals>>): SellerTotals {
  return {
    sold: toDecimal(cents.sold),
    fees: toDecimal(cents.fees),
    documents: toDecimal(cents.documents),
    commission: toDecimal(cents.commission),
    returning: toDecimal(cents.returning),
    forfeited: toDecimal(cents.forfeited),
    collected: toDecimal(cents.collected),
    paid_out: toDecimal(cents.paid_out),
    waiting: toDecimal(cents.waiting),
    payable: toDecimal(cents.payable),
    owed: toDecimal(cents.owed),
    balance: toDecimal(cents.balance),
  };
}

/** The seller's part of what is booked as returned while its correction waits for the money to be back, in cents. */
async function readReturning(t: Db, sellerId: number): Promise<number> {
  const open = await readReturningRows(t, sellerId);
  let cents = 0;
  for (const { invoice_id: invoice, services, loss_cents: lossCents } of open) {
    const { parts } = correctionOf(await readLines(t, invoice), { services, lossCents });
    cents += parts.sellerCents;
  }
  return cents;
}

/** The document that says what happened; of money that only moved, that of the sale. */
function documentOf(kind: Kind, row: SellerEntry, documents: readonly DocumentRow[]) {
  const own = documents.filter(({ invoice_id }) => invoice_id === row.invoice_id);
  // That of a commission is issued after it.
  if (kind === "commission" || kind === "commission_back") return undefined;
  // The entry of a charge is about its document.
  if (kind === "charged") return own.find(({ id }) => String(id) === row.ref);
  const isCorrected = kind === "cancelled" || kind === "returned";
  return own.find((one) => one.kind === (isCorrected ? "correction" : "invoice"));
}

/** The commission that an entry is about. */
function commissionOf({ event, ref }: SellerEntry): number[] {
  return event === "commission" || event === "commissionback" ? [Number(ref)] : [];
}

function toMovement(
  row: SellerEntry,
  documents: readonly DocumentRow[],
  commissions: Awaited<ReturnType<typeof readIssued>>,
): SellerMovement {
  const kind = kindOf(row);
  const said = kind === "commission_back" ? "correction" : "invoice";
  const document = commissionOf(row)
    .flatMap((id) => commissions.get(id) ?? [])
    .find((one) => one.kind === said);
  return {
    id: row.id,
    at: row.at_ms,
    kind,
    amount: toDecimal(row.payable_cents + row.waiting_cents - row.owed_cents),
    balance_after: toDecimal(row.balance_cents),
    payable: toDecimal(row.payable_cents),
    waiting: toDecimal(row.waiting_cents),
    owed: toDecimal(row.owed_cents),
    fees: toDecimal(row.fees_cents),
    invoice_id: row.invoice_id,
    document_number: (document ?? documentOf(kind, row, documents))?.number ?? null,
    ...(document && { document }),
    project_id: row.lot_id,
    projects_title: row.title,
    // The key of a payout is `sellerpay:seller.reference`.
    reference: kind === "paid_out" ? row.ref.slice(row.ref.indexOf(".") + 1) : row.noted,
  };
}

/** Of the events that move a seller's accounts; an event that pays a sale settles it where it pays the last of it. */
const KINDS: Readonly<Record<string, Kind>> = {
  invoice: "sold",
  correct: "charged",
  offline: "collected",
  unpay: "unsettled",
  cancelinvoice: "cancelled",
  return: "returned",
  forfeit: "forfeited",
  commission: "commission",
  commissionback: "commission_back",
  sellerpay: "paid_out",
};

function kindOf({ event, ref }: SellerEntry): Kind {
  if (event === "unpay" && ref.startsWith("offline.")) return "uncollected";
  return KINDS[event] ?? "settled";
}
