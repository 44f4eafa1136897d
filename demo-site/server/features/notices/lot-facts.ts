/** How somebody stands in a lot at the moment of writing to them. */
import type { Lot } from "martillo/contract";
import { isTakingBids, minimumBid } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { LOT_STATE_COLUMNS, type LotStateRow, bidStateOf, phaseOf, rulesOf } from "../lots";

interface FactRow extends LotStateRow {
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

/** A lot as one person may be written to about it: nothing in it is another bidder's secret. */
export interface LotFacts {
  id: number;
  round: number;
  title: string;
  picture: string | null;
  priceCents: number;
  minimumCents: number;
  closesMs: number;
  isRunning: boolean;
  isCancelled: boolean;
  leads: boolean;
  follows: boolean;
  /** The own maximum; null without a standing bid. */
  ownMaximumCents: number | null;
  sale: FactRow["sale"];
}

/** Lots as a person stands in them; drafts and unknown lots are left out. */
export async function readFacts(
  t: Db,
  userId: number,
  lotIds: readonly number[],
  nowMs: number,
): Promise<Map<number, LotFacts>> {
  const rows = await t.query<FactRow>(
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
  return new Map(rows.map((row) => [row.id, factsOf({ ...row, now_ms: nowMs }, userId)]));
}

function factsOf(row: FactRow, userId: number): LotFacts {
  const phase = phaseOf(row);
  const picture = row.images[0];
  return {
    id: row.id,
    round: row.round,
    title: row.title,
    picture: picture?.src || picture?.thumb || null,
    priceCents: row.price_cents,
    minimumCents: minimumBid(rulesOf(row), bidStateOf(row)),
    closesMs: row.closes_ms,
    isRunning: row.auction === 1 && isTakingBids(phase),
    isCancelled: row.status === "cancelled",
    leads: row.leader_id === userId,
    follows: row.follows,
    ownMaximumCents: row.own_max_cents,
    sale: row.sale,
  };
}
