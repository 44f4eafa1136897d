import type { AppointmentStatus } from "martillo/domain";
import { type Db, ms, timestampOf } from "../../platform/db/db";
import { STATUS_CONDITIONS } from "../lots";
import { ADDRESS, IS_TRADER } from "../sale";

/** The public facts of an account that sells, and the columns of its identity. */
export interface SellerRow {
  id: number;
  /** As buyers read it at its lots. */
  name: string;
  /** Empty for an account without a company. */
  company: string;
  is_trader: boolean;
  address: string;
  city: string;
  state: string;
  custom_fields: Record<string, unknown>;
  created_ms: number;
  auctions: number;
  direct_sales: number;
}

/** SQL for lots `l` of an account `u` that visitors have seen or may see. */
const PUBLIC_LOTS = `lots l where l.seller_id = u.id and l.deleted_at is null and ${STATUS_CONDITIONS.all}`;

function countLive(auction: 0 | 1): string {
  return `(select count(*)::int from lots l where l.seller_id = u.id and l.deleted_at is null
    and ${STATUS_CONDITIONS.live} and l.auction = ${auction})`;
}

/** An account by its id; undefined where it is blocked, or offers and has offered nothing in public. */
export async function readSeller(db: Db, id: number): Promise<SellerRow | undefined> {
  const [row] = await db.query<SellerRow>(
    `select u.id, coalesce(nullif(u.companyname, ''), u.first_name || ' ' || u.last_name) as name,
       coalesce(nullif(u.companyname, ''), u.organization, '') as company,
       exists (select 1 from ${PUBLIC_LOTS} and ${IS_TRADER}) as is_trader,
       ${ADDRESS} as address, coalesce(u.city, '') as city, coalesce(u.state, '') as state, u.custom_fields,
       ${ms("u.created_at")} as created_ms, ${countLive(1)} as auctions, ${countLive(0)} as direct_sales
     from users u
     where u.id = $1 and u.status <> 'deactivate' and exists (select 1 from ${PUBLIC_LOTS})`,
    [id],
  );
  return row;
}

/** A sale as it is recorded; nothing of its buyer and its price. */
export interface SaleRow {
  sold_ms: number;
  paid_ms: number | null;
  ready_ms: number | null;
  handed_over_ms: number | null;
  /** Null without an appointment. */
  pickup_status: AppointmentStatus | null;
  pickup_ms: number | null;
  is_stopped: boolean;
  is_called_off: boolean;
  is_returned: boolean;
}

const IS_CALLED_OFF = `(i.status = 'cancel' and i.bound and i.cancel_reason is distinct from 'impago'
    and exists (select 1 from sale_events e where e.invoice_id = i.id and e.event = 'cancel' and e.role = 'seller')
  or exists (select 1 from returns r where r.invoice_id = i.id and r.reason = 'acuerdo' and r.asked_by = 'seller'
    and r.status in ('accepted', 'received', 'closed')))`;

const IS_RETURNED = `exists (select 1 from returns r where r.invoice_id = i.id and r.reason <> 'acuerdo'
  and r.status in ('accepted', 'received', 'closed'))`;

/** A bank asks for what paid it: as long as it does, nothing is handed over. */
const IS_DISPUTED = `exists (select 1 from disputes x join payments p on p.id = x.payment_id where x.status = 'open'
  and p.purpose = 'invoice' and p.ref = i.id::text)`;

/** The sales of an account since a moment, the newest first. */
export function readSales(
  db: Db,
  of: { sellerId: number; sinceMs: number; limit: number },
): Promise<SaleRow[]> {
  return db.query<SaleRow>(
    `select ${ms("i.sold_at")} as sold_ms, ${ms("i.paid_at")} as paid_ms, ${ms("i.ready_at")} as ready_ms,
       ${ms("i.handed_over_at")} as handed_over_ms, a.status as pickup_status, ${ms("a.starts_at")} as pickup_ms,
       (i.status = 'cancel' or i.delivered = 4 or i.returned_at is not null
         or (i.paid_at is not null and i.handed_over_at is null and ${IS_DISPUTED})) as is_stopped,
       ${IS_CALLED_OFF} as is_called_off, ${IS_RETURNED} as is_returned
     from invoices i left join appointments a on a.invoice_id = i.id
     where i.seller_id = $1 and i.sold_at >= ${timestampOf("$2")}
     order by i.sold_at desc limit $3`,
    [of.sellerId, of.sinceMs, of.limit],
  );
}
