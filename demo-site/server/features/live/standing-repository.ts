import type { ChainHead } from "martillo/contract";
import type { Db } from "../../platform/db/db";

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

export function readStandingRows(
  db: Db,
  userIds: number[],
  lotIds: number[],
): Promise<StandingRow[]> {
  return db.query<StandingRow>(
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
    [userIds, lotIds],
  );
}

export function readVersions(
  db: Db,
  lotIds: readonly number[],
): Promise<{ id: number; seq: number }[]> {
  return db.query<{ id: number; seq: number }>(
    "select id, seq from lots where id = any($1::bigint[])",
    [lotIds],
  );
}
