import type { ChainHead, MeFrame } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { Db } from "../../platform/db/db";

export interface Standing {
  userId: number;
  frame: MeFrame;
}

interface StandingRow {
  user_id: number;
  lot_id: number;
  seq: number;
  leading: boolean;
  max_cents: number | null;
  held_cents: number | null;
  head: ChainHead | null;
}

/** While a lot has no result: afterwards its record says who has won and who has not, and "leading" or "outbid" would be wrong. */
const UNDECIDED = "('scheduled', 'open', 'closing', 'closed', 'provisional')";

/** How users stand in lots that have no result yet. Each row is for the eyes of its own user alone. */
export async function readStandings(
  db: Db,
  asked: readonly { userId: number; lotId: number }[],
): Promise<Standing[]> {
  const rows = await db.query<StandingRow>(
    `select asked.user_id, l.id as lot_id, l.seq, l.leader_id is not distinct from asked.user_id as leading,
       case when l.leader_id = asked.user_id then l.leader_max_cents else own.max_cents end as max_cents,
       case when l.status in ('open', 'closing') then own.held_cents end as held_cents,
       (select json_build_object('position', b.position, 'hash', b.hash) from bids b
         where b.lot_id = l.id and b.position is not null order by b.position desc limit 1) as head
     from unnest($1::bigint[], $2::bigint[]) as asked (user_id, lot_id)
     join lots l on l.id = asked.lot_id and l.status in ${UNDECIDED}
     left join lateral (
       select b.max_cents, b.held_cents from bids b
       where b.bidder_id = asked.user_id and b.lot_id = l.id and b.round = l.round
         and b.kind = 'max' and not b.declined
       order by b.id desc limit 1
     ) own on true`,
    [asked.map((pair) => pair.userId), asked.map((pair) => pair.lotId)],
  );
  return rows.map((row) => ({
    userId: row.user_id,
    frame: {
      project_id: row.lot_id,
      seq: row.seq,
      leading: row.leading,
      my_maximum: row.max_cents === null ? null : toDecimal(row.max_cents),
      outbid: !row.leading && row.max_cents !== null,
      ...(row.held_cents !== null && { maximum_to_confirm: toDecimal(row.held_cents) }),
      ...(row.head && { head: row.head }),
    },
  }));
}
