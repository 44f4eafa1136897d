import type { PurchaseRow, purchases } from "martillo/contract";
import { nextPurchaseStep, toDecimal } from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import {
  type InvoiceRow,
  owedOf,
  readInvoicesOf,
  readSaleSettings,
  reasonsOf,
  rightsOf,
  type SaleSettings,
  termsOf,
} from "../sale";
import { isOpen } from "../returns";
import { readCalendar } from "./calendar";
import { storageFrom } from "./storage";
import { countPurchases, type Facts, readPurchaseFacts } from "./purchase-repository";

/** The purchases of an account, newest first, each with its next step. */
export const readPurchases: Handler<typeof purchases> = async (input, ctx) => {
  const { id } = ctx.requireViewer();
  const of = { buyerId: id, lotId: input.project_id ?? null };
  const facts = await readPurchaseFacts(ctx.db, {
    ...of,
    list: input.list,
    limit: input.limit,
    offset: (input.page - 1) * input.limit,
  });
  const counts = await countPurchases(ctx.db, of);
  const rows = await readInvoicesOf(
    ctx.db,
    facts.map((each) => each.id),
  );
  const settings = await readSaleSettings(ctx.db);
  const records: PurchaseRow[] = [];
  for (const row of rows) {
    const fact = facts.find((each) => each.id === row.id);
    if (fact) records.push(await toPurchase(ctx.db, row, fact, settings));
  }
  const total = counts[input.list];
  return {
    records,
    totalRecords: total,
    setDisp: displayRange(input.page, input.limit, records.length, total),
    counts,
  };
};

async function toPurchase(
  db: Db,
  row: InvoiceRow,
  facts: Facts,
  settings: SaleSettings,
): Promise<PurchaseRow> {
  const dueCents = owedOf(row);
  const waits = row.delivered === 2;
  const rights = rightsOf(row, {
    isTrader: facts.is_trader,
    settings: termsOf(row) ?? settings,
  });
  const hasOpen = facts.return_status !== null && isOpen(facts.return_status);
  return {
    invoice_id: row.id,
    project_id: row.lot_id,
    projects_title: row.title,
    projects_avatar: row.image,
    projects_auction: row.auction,
    seller_name: row.seller_name,
    date_added: row.sold_ms,
    status: row.status,
    delivered: row.delivered,
    total_amount: toDecimal(row.total_cents),
    total_due_amount: toDecimal(dueCents),
    due_at: row.due_ms,
    overdue: dueCents > 0 && row.now_ms >= row.due_ms ? 1 : 0,
    appointmentTime: facts.appointment_ms,
    ready_at: row.ready_ms,
    handed_over_at: row.handed_over_ms,
    papers_missing: facts.missing,
    papers_owed: facts.owed,
    storage_from: waits ? await storageFrom(db, await readCalendar(db, row), row.ready_ms) : null,
    next: nextPurchaseStep(
      {
        status: row.status,
        dueCents,
        delivered: row.delivered,
        appointmentAtMs: facts.appointment_ms,
        papersMissing: facts.missing,
        papersOwed: facts.owed,
        returnStatus: facts.return_status,
        isReturned: row.returned_ms !== null,
      },
      row.now_ms,
    ),
    return_status: facts.return_status,
    may_return: reasonsOf(row, rights, { hasOpen, hasProposal: true }).length > 0 ? 1 : 0,
    returned_date: row.returned_ms,
    disputed: row.is_disputed ? 1 : 0,
  };
}
