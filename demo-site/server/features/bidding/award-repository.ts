import type { PremiumTier } from "martillo/domain";
import { LOT_PREMIUM } from "../house";
import { areLinked } from "../companies";
import type { Db } from "../../platform/db/db";

/** The bidder behind a bid and the last price it stood at: the price of the lot for the leader, else its own highest public bid. */
const AWARDEE = `
select b.bidder_id, b.declined, l.round, l.iva_percent, ${LOT_PREMIUM} as premium,
  u.staff or u.status <> 'active' or ${areLinked("b.bidder_id", "l.seller_id")} as excluded,
  case when b.bidder_id = l.leader_id then l.price_cents else (
    select max(own.amount_cents) from bids own
    where own.lot_id = l.id and own.round = l.round and own.bidder_id = b.bidder_id
      and own.position is not null and not own.declined) end as price_cents
from bids b join lots l on l.id = b.lot_id and l.round = b.round join users u on u.id = b.bidder_id
where b.id = $1 and b.lot_id = $2`;

export async function readAwardee(t: Db, bidId: number, lotId: number) {
  const [row] = await t.query<{
    bidder_id: number;
    declined: boolean;
    excluded: boolean;
    round: number;
    iva_percent: number | null;
    premium: PremiumTier[];
    price_cents: number | null;
  }>(AWARDEE, [bidId, lotId]);
  return row;
}
