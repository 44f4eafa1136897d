import { areLinked } from "../companies";
import type { Db } from "../../platform/db/db";
import type { RoundRow } from "martillo/domain";

/** Rows of a round that everybody may see: those that can decide who comes next. */
const PUBLIC_ROWS = `
select b.id as "bidId", b.position, b.bidder_id as "bidderId", b.amount_cents as "amountCents", b.declined
from bids b where b.lot_id = $1 and b.round = $2 and b.position is not null and b.amount_cents is not null`;

export function readRoundRows(
  t: Db,
  lotId: number,
  round: number,
): Promise<(RoundRow & { bidId: number })[]> {
  return t.query(PUBLIC_ROWS, [lotId, round]);
}

export function readEligibleUsers(
  t: Db,
  lotId: number,
  userIds: number[],
  except: number | null,
): Promise<{ id: number }[]> {
  return t.query<{ id: number }>(
    `select u.id from users u, lots l
     where l.id = $1 and u.id = any($2::bigint[]) and u.status = 'active' and u.approved_to_bid and not u.staff and not u.admin
       and u.id is distinct from $3::bigint and not ${areLinked("u.id", "l.seller_id")}`,
    [lotId, userIds, except],
  );
}
