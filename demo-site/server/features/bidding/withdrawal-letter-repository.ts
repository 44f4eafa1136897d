import type { LanguageSet } from "martillo/contract";
import type { Db } from "../../platform/db/db";

interface BidderOfLot {
  id: number;
  email: string;
  first_name: string;
  title: string;
  price_cents: number;
  has_bids: boolean;
  leads: boolean;
  language: LanguageSet;
  /** Where to send a text message; null where the bidder does not want any. */
  phone: string | null;
}

/** Closed accounts hear of nothing but their own bids. */
const BIDDERS = `
select u.id, u.email, u.first_name, l.title, l.price_cents,
  l.leader_id is not null as has_bids, l.leader_id is not distinct from u.id as leads,
  coalesce(p.language, 'for_spanish') as language,
  case when u.phone_verified and u.status = 'active' and (p.notifications -> 'outbid' ->> 'sms')::boolean
    then u.verified_phonenum end as phone
from lots l join users u on u.id in (
  select b.bidder_id from bids b where b.lot_id = l.id and b.round = l.round)
left join user_preferences p on p.user_id = u.id
where l.id = $1 and (u.id = any($2::bigint[]) or ($3 and u.status <> 'deactivate'))
order by u.id`;

/** The bidders named, and with `others` all who have bid on the lot. */
export function readBiddersToTell(
  t: Db,
  lotId: number,
  bidderIds: readonly number[],
  others: boolean,
): Promise<BidderOfLot[]> {
  return t.query<BidderOfLot>(BIDDERS, [lotId, bidderIds, others]);
}
