import { lastPrices, type RoundRow } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { areLinked } from "../companies";

/** Who could have a lot in the place of its winner, and for how much at most. */
export interface EligibleBidder {
  id: number;
  /** The bid of the highest price. */
  bidId: number;
  lastPriceCents: number;
}

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

/**
 * The bidders of a round who could take it over, the highest last price first: active and approved to bid, neither sellers nor staff, not of
 * this seller, with a bid that stands. `except`: who has it now.
 */
export async function readEligible(
  t: Db,
  { lotId, round, except }: { lotId: number; round: number; except: number | null },
): Promise<EligibleBidder[]> {
  const rows = await readRoundRows(t, lotId, round);
  const users = await t.query<{ id: number }>(
    `select u.id from users u, lots l
     where l.id = $1 and u.id = any($2::bigint[]) and u.status = 'active' and u.approved_to_bid and not u.staff and not u.admin
       and u.id is distinct from $3::bigint and not ${areLinked("u.id", "l.seller_id")}`,
    [lotId, [...new Set(rows.map(({ bidderId }) => bidderId))], except],
  );
  return lastPrices(rows).flatMap(({ bidderId, priceCents }) => {
    const user = users.find(({ id }) => id === bidderId);
    const row = rows.find(
      (one) => one.bidderId === bidderId && one.amountCents === priceCents && !one.declined,
    );
    return user && row ? [{ ...user, bidId: row.bidId, lastPriceCents: priceCents }] : [];
  });
}
