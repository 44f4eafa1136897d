import { LOT_STATE_COLUMNS, type LotStateRow } from "../lots";
import type { Lot } from "martillo/contract";
import type { Db } from "../../platform/db/db";

export interface FactRow extends LotStateRow {
  round: number;
  title: string;
  images: Lot["images"];
  own_max_cents: number | null;
  follows: boolean;
  sale: {
    round: number;
    outcome: "sold" | "provisional" | "unsold";
    winner_id: number | null;
    price_cents: number | null;
    premium_cents: number | null;
    total_cents: number | null;
  } | null;
}

export function readFactRows(t: Db, userId: number, lotIds: readonly number[]): Promise<FactRow[]> {
  return t.query<FactRow>(
    `select ${LOT_STATE_COLUMNS}, l.round, l.title, l.images,
       case when l.leader_id = $1 then l.leader_max_cents else (
         select b.max_cents from bids b
         where b.bidder_id = $1 and b.lot_id = l.id and b.round = l.round and b.kind = 'max' and not b.declined
         order by b.id desc limit 1) end as own_max_cents,
       exists (select 1 from watches w where w.user_id = $1 and w.lot_id = l.id) as follows,
       (select json_build_object('round', s.round, 'outcome', s.outcome, 'winner_id', s.winner_id,
           'price_cents', s.price_cents, 'premium_cents', s.premium_cents, 'total_cents', s.total_cents)
         from sales s where s.lot_id = l.id and s.round = l.round) as sale
     from lots l where l.id = any($2::bigint[]) and l.status <> 'draft'`,
    [userId, lotIds],
  );
}
