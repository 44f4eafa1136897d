/** Bulk inserts: one statement per table, for any number of rows. */
import { SHOWN_FIELDS, VEHICLE } from "martillo/contract";
import type { NewBidRow } from "../features/bidding";
import { HOUSE_COMMISSION } from "../features/house";
import type { Db } from "../platform/db/db";
import type { NewUser } from "./accounts";
import type { LotRecord } from "./demo-lot";

type Table = "users" | "auctions" | "lots";

/** Takes so many ids of a table, so that rows can name each other before they are written. */
export async function takeIds(t: Db, table: Table, count: number): Promise<number[]> {
  const rows = await t.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2::int)`,
    [table, count],
  );
  return rows.map((row) => row.id);
}

export type UserRecord = NewUser & { id: number; password_hash: string };

/** All of them active, verified and approved to bid. */
export async function insertUsers(t: Db, users: readonly UserRecord[], nowMs: number) {
  await t.query(
    `insert into users (id, email, password_hash, first_name, last_name, companyname, phone,
       phone_verified, email_verified, admin, staff, status, approved_to_bid, city, state, created_at, verified_phonenum, membership,
       custom_fields)
     overriding system value
     select id, email, password_hash, first_name, last_name, companyname, phone,
       true, true, admin, staff, 'active', true, city, state, to_timestamp($2::float8 / 1000),
       '+' || regexp_replace(phone, '\\D', '', 'g'), case when admin then 'enterprise' end,
       coalesce(custom_fields, '{}')
     from json_to_recordset($1::json) as r (id bigint, email text, password_hash text,
       first_name text, last_name text, companyname text, phone text, admin boolean, staff boolean,
       city text, state text, custom_fields jsonb)`,
    [JSON.stringify(users), nowMs],
  );
}

export interface EventRecord {
  id: number;
  seller_id: number;
  title: string;
  description: string;
  avatar: string;
  opens_ms: number;
  closes_ms: number;
}

export async function insertEvents(t: Db, events: readonly EventRecord[]) {
  await t.query(
    `insert into auctions (id, seller_id, title, description, avatar, opens_at, closes_at)
     overriding system value
     select id, seller_id, title, description, avatar,
       to_timestamp(opens_ms / 1000), to_timestamp(closes_ms / 1000)
     from json_to_recordset($1::json) as r (id bigint, seller_id bigint, title text,
       description text, avatar text, opens_ms float8, closes_ms float8)`,
    [JSON.stringify(events)],
  );
}

const VEHICLE_NAMES = SHOWN_FIELDS.join(", ");
const VEHICLE_COLUMNS = SHOWN_FIELDS.map(
  (name) => `${name} ${VEHICLE[name].kind === "whole" ? "int" : "text"}`,
).join(", ");

export async function insertLots(t: Db, lots: readonly LotRecord[]) {
  await t.query(
    `insert into lots (id, seller_id, auction_id, auction, status, title, description, start_cents,
       price_cents, reserve_cents, reserve_mode, increments, leader_id, leader_max_cents, bid_count,
       seq, moment, opens_at, closes_at, extension, extension_no, buy_now_cents, buy_now_policy, iva_percent,
       images, ${VEHICLE_NAMES}, created_at, deposit_required_cents, seller_commission)
     overriding system value
     select id, seller_id, auction_id, auction, status, title, description, start_cents,
       price_cents, reserve_cents, reserve_mode, increments, leader_id,
       leader_max_cents, bid_count, seq, moment, to_timestamp(opens_ms / 1000),
       to_timestamp(closes_ms / 1000), extension, extension_no, buy_now_cents,
       buy_now_policy, iva_percent, images, ${VEHICLE_NAMES},
       to_timestamp(created_ms / 1000), deposit_required_cents,
       ${HOUSE_COMMISSION}
     from json_to_recordset($1::json) as r (id bigint, seller_id bigint, auction_id bigint,
       auction smallint, status text, title text, description text, start_cents bigint,
       price_cents bigint, reserve_cents bigint, reserve_mode text, increments jsonb,
       leader_id bigint, leader_max_cents bigint, bid_count int, seq bigint, moment bigint, opens_ms float8,
       closes_ms float8, extension jsonb, extension_no int, buy_now_cents bigint,
       buy_now_policy text, iva_percent float8, images jsonb, ${VEHICLE_COLUMNS}, created_ms float8,
       deposit_required_cents bigint)
     order by id`,
    [JSON.stringify(lots)],
  );
}

export async function insertBids(t: Db, bids: readonly NewBidRow[]) {
  await t.query(
    `insert into bids (lot_id, round, seq, moment, position, bidder_id, bidder_no, kind, max_cents,
       exact, amount_cents, automatic, created_at, prev_hash, hash, chain_version, amount_salt, bidder_salt)
     select lot_id, round, seq, moment, position, bidder_id, bidder_no, kind, max_cents, exact, amount_cents,
       kind = 'auto', to_timestamp(at_ms / 1000), prev_hash, hash, 2,
       amount_salt, bidder_salt
     from json_to_recordset($1::json) as r (lot_id bigint, round int, seq bigint, moment bigint, position int,
       bidder_id bigint, bidder_no int, kind text, max_cents bigint, exact boolean, amount_cents bigint,
       at_ms float8, prev_hash text, hash text, amount_salt text, bidder_salt text)`,
    [JSON.stringify(bids)],
  );
}

/** The results of settled lots, as the closing writes them. */
export async function insertSales(t: Db, lotIds: readonly number[]) {
  await t.query(
    `insert into sales (lot_id, round, outcome, winner_id, bid_id, price_cents, settled_at)
     select l.id, l.round, l.status,
       case when l.status = 'sold' then l.leader_id end,
       case when l.status = 'sold' then (
         select b.id from bids b where b.lot_id = l.id and b.round = l.round
           and b.bidder_id = l.leader_id and b.position is not null and not b.declined
         order by b.position desc limit 1) end,
       case when l.status = 'sold' then l.price_cents end,
       l.closes_at
     from lots l where l.id = any($1::bigint[])`,
    [lotIds],
  );
}

export interface WatchRecord {
  user_id: number;
  lot_id: number;
  kind: "watchlist" | "favorite";
}

export async function insertWatches(t: Db, watches: readonly WatchRecord[]) {
  await t.query(
    `insert into watches (user_id, lot_id, kind)
     select user_id, lot_id, kind
     from json_to_recordset($1::json) as r (user_id bigint, lot_id bigint, kind text)
     on conflict do nothing`,
    [JSON.stringify(watches)],
  );
}

export async function writeSetting(t: Db, key: string, value: unknown) {
  await t.query(
    `insert into settings (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [key, JSON.stringify(value)],
  );
}
