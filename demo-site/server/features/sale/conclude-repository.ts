import { type Db, ms } from "../../platform/db/db";

/** A sale of which there is no account yet. */
export interface ConcludedRow {
  lot_id: number;
  round: number;
  auction: 0 | 1;
  winner_id: number;
  seller_id: number;
  price_cents: number;
  premium_cents: number;
  iva_percent: number | null;
  /** What the house takes of its seller, as the lot was published. */
  seller_commission: unknown;
  settled_ms: number;
}

const NEW_SALES = `
select s.lot_id, s.round, l.auction, s.winner_id, l.seller_id, s.price_cents,
  coalesce(s.premium_cents, 0) as premium_cents, s.iva_percent, l.seller_commission, ${ms("s.settled_at")} as settled_ms
from sales s join lots l on l.id = s.lot_id and l.round = s.round
where s.outcome = 'sold' and s.winner_id is not null and s.price_cents is not null and l.status = 'sold'
  and not exists (select 1 from invoice_lines i
    where i.lot_id = s.lot_id and i.kind = 'vehicle' and i.released_at is null)`;

export function readNewSales(t: Db, lotIds: readonly number[]): Promise<ConcludedRow[]> {
  return t.query<ConcludedRow>(`${NEW_SALES} and s.lot_id = any($1::bigint[])`, [lotIds]);
}

export function takeForgottenSales(t: Db, limit: number): Promise<ConcludedRow[]> {
  return t.query<ConcludedRow>(
    `${NEW_SALES} order by s.settled_at limit $1 for update of l skip locked`,
    [limit],
  );
}
