import type { purchases, PurchaseRow } from "martillo/contract";
import { nextPurchaseStep, toDecimal } from "martillo/domain";
import type { Handler } from "../../../platform/call/mount";
import { type Db, ms } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";
import { owedOf, type InvoiceRow, readInvoicesOf } from "../invoice-repository";
import { IS_PROPOSAL } from "../returns/return-repository";
import { reasonsOf, rightsOf } from "../returns/return-rights";
import { isOpen } from "../returns/return-rules";
import { readSaleSettings, type SaleSettings, termsOf } from "../sale-settings";
import { IS_TRADER } from "../trader";
import { readCalendar } from "./calendar";
import { storageFrom } from "./storage";

type ListName = "all" | "pending" | "paid" | "pickup" | "completed" | "returned" | "won" | "open";

/** How the last claim of the buyer stands. */
const RETURN_STATUS = `(select r.status from returns r where r.invoice_id = i.id and not ${IS_PROPOSAL} order by r.id desc limit 1)`;

const LISTS: Readonly<Record<ListName, string>> = {
  all: "true",
  pending: "i.status in ('draft', 'unpaid', 'partial')",
  paid: "i.status = 'paid'",
  pickup: "i.status = 'paid' and i.delivered < 3",
  completed: "i.delivered = 3 and i.returned_at is null",
  returned: "i.returned_at is not null",
  won: "i.status <> 'cancel' and l.auction = 1",
  // Those whose next step is the buyer's, as `nextPurchaseStep` tells it.
  open: `i.status <> 'cancel' and i.returned_at is null and case coalesce(${RETURN_STATUS}, '')
    when 'accepted' then true when 'requested' then false when 'received' then false
    else case when i.status <> 'paid' then i.total_cents > i.deposit_cents + i.paid_cents
      else i.delivered < 3 or exists (select 1 from sale_papers s
        where s.invoice_id = i.id and s.status = 'missing' and s.owed_by = 'buyer') end end`,
};

interface Facts {
  id: number;
  appointment_ms: number | null;
  missing: number;
  owed: number;
  is_trader: boolean;
  return_status: PurchaseRow["return_status"];
}

/** What somebody has bought, newest first, and what comes next of each. */
export const list: Handler<typeof purchases> = async (input, ctx) => {
  const { id } = ctx.requireViewer();
  const facts = await ctx.db.query<Facts>(
    `select i.id, ${ms("a.starts_at")} as appointment_ms, p.missing, p.owed, ${IS_TRADER} as is_trader,
       ${RETURN_STATUS} as return_status
     from invoices i join users u on u.id = i.seller_id join lots l on l.id = i.lot_id
     left join appointments a on a.invoice_id = i.id and a.status in ('waiting', 'scheduled')
     cross join lateral (select count(*)::int as missing,
       count(*) filter (where owed_by = 'buyer')::int as owed
       from sale_papers where invoice_id = i.id and status = 'missing') p
     where i.buyer_id = $1 and ${LISTS[input.list]} and ($4::bigint is null or i.lot_id = $4) order by i.id desc limit $2 offset $3`,
    [id, input.limit, (input.page - 1) * input.limit, input.project_id ?? null],
  );
  const names = Object.entries(LISTS);
  const [counts] = await ctx.db.query<Record<ListName, number>>(
    `select ${names.map(([name, where]) => `count(*) filter (where ${where})::int as "${name}"`).join(", ")}
     from invoices i join lots l on l.id = i.lot_id where i.buyer_id = $1 and ($2::bigint is null or i.lot_id = $2)`,
    [id, input.project_id ?? null],
  );
  if (!counts) throw new Error("martillo: nothing was counted");
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

/** How many purchases wait for their buyer, as the list `open` holds them. */
export async function countOpenPurchases(db: Db, buyerId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from invoices i where i.buyer_id = $1 and ${LISTS.open}`,
    [buyerId],
  );
  return row?.count ?? 0;
}

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
