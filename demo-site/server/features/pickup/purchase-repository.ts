import { type Db, ms } from "../../platform/db/db";
import { IS_PROPOSAL } from "../returns";
import { IS_TRADER } from "../sale";
import type { PurchaseRow } from "martillo/contract";

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

export interface Facts {
  id: number;
  appointment_ms: number | null;
  missing: number;
  owed: number;
  is_trader: boolean;
  return_status: PurchaseRow["return_status"];
}

export function readPurchaseFacts(
  db: Db,
  of: { buyerId: number; lotId: number | null; list: ListName; limit: number; offset: number },
): Promise<Facts[]> {
  return db.query<Facts>(
    `select i.id, ${ms("a.starts_at")} as appointment_ms, p.missing, p.owed, ${IS_TRADER} as is_trader,
       ${RETURN_STATUS} as return_status
     from invoices i join users u on u.id = i.seller_id join lots l on l.id = i.lot_id
     left join appointments a on a.invoice_id = i.id and a.status in ('waiting', 'scheduled')
     cross join lateral (select count(*)::int as missing,
       count(*) filter (where owed_by = 'buyer')::int as owed
       from sale_papers where invoice_id = i.id and status = 'missing') p
     where i.buyer_id = $1 and ${LISTS[of.list]} and ($4::bigint is null or i.lot_id = $4) order by i.id desc limit $2 offset $3`,
    [of.buyerId, of.limit, of.offset, of.lotId],
  );
}

export async function countPurchases(
  db: Db,
  of: { buyerId: number; lotId: number | null },
): Promise<Record<ListName, number>> {
  const names = Object.entries(LISTS);
  const [counts] = await db.query<Record<ListName, number>>(
    `select ${names.map(([name, where]) => `count(*) filter (where ${where})::int as "${name}"`).join(", ")}
     from invoices i join lots l on l.id = i.lot_id where i.buyer_id = $1 and ($2::bigint is null or i.lot_id = $2)`,
    [of.buyerId, of.lotId],
  );
  if (!counts) throw new Error("martillo: nothing was counted");
  return counts;
}

/** How many purchases wait for their buyer, as the list `open` holds them. */
export async function countOpenPurchases(db: Db, buyerId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from invoices i where i.buyer_id = $1 and ${LISTS.open}`,
    [buyerId],
  );
  return row?.count ?? 0;
}
