import type { BidContext, NewBidRow } from "./decide";
import {
  admissionRows,
  isClosedTo,
  LOT_STATE_COLUMNS,
  insertNotices,
  movedLots,
  type NewNotice,
} from "../lots";
import { areLinked } from "../companies";
import { retractionOf } from "./bid-key-repository";
import type { Db } from "../../platform/db/db";

// Not `for update`: because of a foreign key, that would also stop people who begin to follow a lot meanwhile.
const LOCK = "select 1 from lots where id = any($1::bigint[]) order by id for no key update";

// Lateral probes and `any(…)` leave hardly another plan than index look-ups, also to one that was made when the tables were small. Accounts
// are held too, so that a transaction that blocks one waits for its bids, and the bids after that read what it is then. A statement of its
// own: its snapshot, and the clock in it, are from after the wait for the locks.
const CONTEXT = `
select json_build_object(
  'lots', (
    select coalesce(json_agg(lot), '[]') from (
      select ${LOT_STATE_COLUMNS}, l.round, coalesce(l.moment, l.seq) as moment, l.deposit_required_cents,
        l.access_mode, l.terms_version,
        head.position as head_position, head.hash as head_hash,
        (select max(b.bidder_no) from bids b where b.lot_id = l.id) as last_bidder_no,
        leader.bidder_no as leader_no, leader.bidder_salt as leader_salt
      from lots l
      left join lateral (
        select b.bidder_no, b.bidder_salt from bids b
        where b.lot_id = l.id and b.bidder_id = l.leader_id
        order by b.id desc limit 1
      ) leader on true
      left join lateral (
        select b.position, b.hash from bids b
        where b.lot_id = l.id and b.position is not null
        order by b.position desc limit 1
      ) head on true
      where l.id = any($1::bigint[])
    ) lot),
  'bidders', (
    select coalesce(json_agg(bidder), '[]') from (
      select id, status, staff, approved_to_bid, first_name, bid_limit_cents,
        coalesce((select (p.notifications -> 'bid_accepted' ->> 'mail')::boolean
          from user_preferences p where p.user_id = users.id), false) as wants_receipts
      from users where id = any($6::bigint[]) for key share
    ) bidder),
  'linked', (
    select coalesce(json_agg(linked), '[]') from (
      select asked.lot_id, asked.user_id
      from unnest($7::bigint[], $8::bigint[]) as asked (lot_id, user_id)
      join lateral (select seller_id from lots where id = asked.lot_id limit 1) l on true
      where ${areLinked("asked.user_id", "l.seller_id")}
    ) linked),
  'closed', (
    select coalesce(json_agg(closed), '[]') from (
      select asked.lot_id, asked.user_id
      from unnest($7::bigint[], $8::bigint[]) as asked (lot_id, user_id)
      join lateral (select id, round from lots where id = asked.lot_id limit 1) l on true
      where ${isClosedTo("asked.user_id")}
    ) closed),
  'numbers', (
    select coalesce(json_agg(number), '[]') from (
      select distinct on (asked.lot_id, asked.user_id)
        asked.lot_id, asked.user_id as bidder_id, b.bidder_no, b.bidder_salt
      from unnest($3::bigint[], $4::bigint[]) as asked (lot_id, user_id)
      join lateral (
        select bidder_no, bidder_salt from bids
        where bidder_id = asked.user_id and lot_id = asked.lot_id
        order by id desc limit 1
      ) b on true
    ) number),
  'keys', (
    select coalesce(json_agg(known), '[]') from (
      select k.user_id, k.key, k.body_hash, k.outcome, ${retractionOf("k")} as retraction
      from unnest($4::bigint[], $5::text[]) as asked (user_id, key)
      join lateral (
        select * from bid_keys
        where user_id = asked.user_id and key = asked.key limit 1
      ) k on true
    ) known),
  'admissions', (
    select coalesce(json_agg(admission), '[]') from (
      ${admissionRows("unnest($3::bigint[], $4::bigint[])")}
    ) admission),
  'deposits', (
    select coalesce(json_agg(deposit), '[]') from (
      select d.user_id, d.lot_id from deposits d
      where d.lot_id = any($1::bigint[]) and d.user_id = any($2::bigint[]) and d.returned_at is null
    ) deposit)
) as context`;

export async function lockLotsOfBids(t: Db, lotIds: number[]): Promise<void> {
  await t.query(LOCK, [lotIds]);
}

export function readContextRow(
  t: Db,
  values: {
    lotIds: number[];
    userIds: number[];
    bidLots: number[];
    bidUsers: number[];
    keys: string[];
    people: number[];
    personLots: number[];
    persons: number[];
  },
): Promise<{ context: BidContext }[]> {
  return t.query<{ context: BidContext }>(CONTEXT, [
    values.lotIds,
    values.userIds,
    values.bidLots,
    values.bidUsers,
    values.keys,
    values.people,
    values.personLots,
    values.persons,
  ]);
}

// One statement for all: the rows get their ids, which the kept outcomes need, and the lots move on.
const WRITE = `
with written as (
  insert into bids (lot_id, round, seq, moment, position, bidder_id, bidder_no, kind, max_cents,
    exact, amount_cents, automatic, created_at, prev_hash, hash, chain_version, amount_salt, bidder_salt)
  select lot_id, round, seq, moment, position, bidder_id, bidder_no, kind, max_cents,
    exact, amount_cents, kind = 'auto', to_timestamp(at_ms / 1000), prev_hash, hash, 2,
    amount_salt, bidder_salt
  from json_to_recordset($1::json) as r (lot_id bigint, round int, seq bigint, moment bigint, position int,
    bidder_id bigint, bidder_no int, kind text, max_cents bigint, exact boolean, amount_cents bigint,
    at_ms float8, prev_hash text, hash text, amount_salt text, bidder_salt text)
  returning id, lot_id, moment, kind
), moved as (
  ${movedLots("$2", "$4")}
), kept as (
  insert into bid_keys (user_id, key, lot_id, body_hash, outcome)
  select k.user_id, k.key, k.lot_id, k.body_hash,
    case when w.id is null then k.outcome else k.outcome || jsonb_build_object('bidId', w.id) end
  from json_to_recordset($3::json) as k (user_id bigint, key text, lot_id bigint,
    body_hash text, outcome jsonb, moment bigint, row_kind text)
  left join written w on w.lot_id = k.lot_id and w.moment = k.moment and w.kind = k.row_kind
), noted as (
  ${insertNotices("$5")}
)
select id, lot_id, moment, kind from written where kind <> 'auto'`;

export function writeBids(
  t: Db,
  values: {
    rows: NewBidRow[];
    lots: unknown;
    keys: unknown;
    lotIds: number[];
    notices: NewNotice[];
  },
) {
  return t.query<{ id: number; lot_id: number; moment: number; kind: string }>(WRITE, [
    JSON.stringify(values.rows),
    JSON.stringify(values.lots),
    JSON.stringify(values.keys),
    values.lotIds,
    JSON.stringify(values.notices),
  ]);
}
