// What bids, carts, sales and auctions change of lots. Callers hold the locks of the lots.
import type { MarketStatus } from "martillo/contract";
import type { PremiumTier } from "martillo/domain";
import { type Db, timestampOf } from "../../platform/db/db";

export async function lowerLeaderMaximum(
  t: Db,
  lotId: number,
  maximumCents: number,
): Promise<void> {
  await t.query(
    "update lots set leader_max_cents = $2, moment = coalesce(moment, seq) + 1 where id = $1",
    [lotId, maximumCents],
  );
}

export async function writeBidState(
  t: Db,
  values: {
    lotId: number;
    priceCents: number;
    leaderId: number | null;
    leaderMaxCents: number | null;
    bidCount: number;
    steps: 0 | 1;
    notBeforeMs: number | null;
  },
): Promise<void> {
  await t.query(
    `update lots set price_cents = $2, leader_id = $3, leader_max_cents = $4, bid_count = $5,
       closes_at = case when $7::float8 is null then closes_at else greatest(closes_at, ${timestampOf("$7")}) end,
       moment = coalesce(moment, seq) + 1, seq = seq + $6::int,
       updated_at = case when $6 = 0 then updated_at else clock_timestamp() end
     where id = $1`,
    [
      values.lotId,
      values.priceCents,
      values.leaderId,
      values.leaderMaxCents,
      values.bidCount,
      values.steps,
      values.notBeforeMs,
    ],
  );
}

export async function postponeEnd(t: Db, lotId: number, waitsUntilMs: number): Promise<void> {
  await t.query(
    `update lots set closes_at = ${timestampOf("$2")}, seq = seq + 1, moment = coalesce(moment, seq) + 1,
         updated_at = clock_timestamp() where id = $1`,
    [lotId, waitsUntilMs],
  );
}

export function markOpen(db: Db, limit: number, status: string): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `with due as (
       select id from lots where status = 'scheduled' and opens_at <= now()
       order by opens_at, id limit $1 for no key update skip locked
     )
     update lots set status = $2, seq = seq + 1, updated_at = clock_timestamp()
     from due where lots.id = due.id returning lots.id`,
    [limit, status],
  );
}

export async function prolongReservation(
  t: Db,
  lotId: number,
  untilMs: number,
  userId: number,
): Promise<void> {
  await t.query(
    `update lots set reserved_until = ${timestampOf("$2")}, seq = seq + 1, updated_at = clock_timestamp()
         where id = $1 and status = 'reserved' and reserved_by = $3`,
    [lotId, untilMs, userId],
  );
}

export async function lockLotsInOrder(t: Db, ids: number[]): Promise<void> {
  await t.query("select 1 from lots where id = any($1::bigint[]) order by id for update", [ids]);
}

export async function releaseReservation(
  t: Db,
  lotId: number,
  userId: number,
  free: string | null,
): Promise<void> {
  await t.query(
    `update lots set status = $3, reserved_by = null, reserved_until = null, seq = seq + 1,
       updated_at = clock_timestamp() where id = $1 and status = 'reserved' and reserved_by = $2`,
    [lotId, userId, free],
  );
}

export async function reserveLot(
  t: Db,
  values: { lotId: number; status: string; userId: number; untilMs: number },
): Promise<void> {
  await t.query(
    `update lots set status = $2, reserved_by = $3, reserved_until = ${timestampOf("$4")}, seq = seq + 1,
       updated_at = clock_timestamp() where id = $1`,
    [values.lotId, values.status, values.userId, values.untilMs],
  );
}

export async function readStatusAndKind(
  t: Db,
  lotId: number,
): Promise<{ status: MarketStatus; auction: 0 | 1 } | undefined> {
  const [row] = await t.query<{ status: MarketStatus; auction: 0 | 1 }>(
    "select status, auction from lots where id = $1",
    [lotId],
  );
  return row;
}

export async function writeFreed(
  t: Db,
  values: { lotId: number; status: string; nextId: number | null; priceCents: number | null },
): Promise<void> {
  await t.query(
    `update lots set status = $2, seq = seq + 1, updated_at = clock_timestamp(),
       leader_id = case when $3::bigint is null then leader_id else $3 end,
       -- what was agreed with its buyer alone is no price for the next
       price_cents = case when auction = 0 then start_cents when $3::bigint is null then price_cents else $4 end,
       leader_max_cents = case when $3::bigint is null then leader_max_cents else $4 end
     where id = $1`,
    [values.lotId, values.status, values.nextId, values.priceCents],
  );
}

export function readSellerOfLot(db: Db, lotId: number): Promise<{ seller_id: number }[]> {
  return db.query<{ seller_id: number }>("select seller_id from lots where id = $1", [lotId]);
}

export async function writePickup(db: Db, lotId: number, fields: object): Promise<void> {
  await db.query("update lots set pickup = $2::jsonb where id = $1", [
    lotId,
    JSON.stringify(fields),
  ]);
}

export async function writeSold(
  t: Db,
  values: { lotId: number; status: string; buyerId: number; priceCents: number },
): Promise<void> {
  await t.query(
    `update lots set status = $2, price_cents = $4, leader_id = case when auction = 1 then $3::bigint end,
       leader_max_cents = case when auction = 1 then $4::bigint end,
       closes_at = case when auction = 1 then least(closes_at, clock_timestamp()) else closes_at end,
       seq = seq + 1, updated_at = clock_timestamp() where id = $1`,
    [values.lotId, values.status, values.buyerId, values.priceCents],
  );
}

export async function writeSoldToBidder(
  t: Db,
  values: { lotId: number; status: string; bidderId: number; priceCents: number },
): Promise<void> {
  await t.query(
    `update lots set status = $2, leader_id = $3, price_cents = $4, leader_max_cents = $4,
       seq = seq + 1, updated_at = clock_timestamp() where id = $1`,
    [values.lotId, values.status, values.bidderId, values.priceCents],
  );
}

export async function freeNumbers(t: Db, auctionId: number): Promise<void> {
  await t.query(
    "update lots set lot_no = null where auction_id = $1 and lot_no is not null and status not in ('draft', 'scheduled')",
    [auctionId],
  );
}

export async function freeNumbersOf(t: Db, order: readonly number[]): Promise<void> {
  await t.query("update lots set lot_no = null where id = any($1::bigint[])", [order]);
}

export async function writeArranged(
  t: Db,
  values: {
    auctionId: number;
    order: readonly number[];
    closesMs: number[];
    opensMs: number;
    extension: string | null;
    increments: string | null;
    access: "open" | "request" | "invited";
    termsVersion: number;
    numbers: number[];
  },
): Promise<void> {
  await t.query(
    `update lots l set auction_id = $1, lot_no = n.no, closes_at = ${timestampOf("n.closes_ms")},
       opens_at = ${timestampOf("$4")}, schedule = null, auto_relist = null, extension = $5::jsonb, increments = $6::jsonb,
       access_mode = $7, terms_version = $8, seq = l.seq + 1, updated_at = clock_timestamp()
     from unnest($2::bigint[], $3::float8[], $9::int[]) as n (id, closes_ms, no) where l.id = n.id`,
    [
      values.auctionId,
      values.order,
      values.closesMs,
      values.opensMs,
      values.extension,
      values.increments,
      values.access,
      values.termsVersion,
      values.numbers,
    ],
  );
}

export async function releaseFromAuction(t: Db, ids: readonly number[]): Promise<void> {
  await t.query(
    `update lots set auction_id = null, lot_no = null, opens_at = 'epoch', closes_at = 'epoch',
       access_mode = 'open', terms_version = 0, seq = seq + 1, updated_at = clock_timestamp()
     where id = any($1::bigint[])`,
    [ids],
  );
}

export async function setTermsOfLots(t: Db, ids: number[], version: number): Promise<void> {
  await t.query(
    "update lots set terms_version = $2, seq = seq + 1, updated_at = clock_timestamp() where id = any($1::bigint[])",
    [ids, version],
  );
}

/** Writes the statuses of lots whose end has come, all in one statement. */
export async function settleLots(
  t: Db,
  results: readonly { id: number; status: string }[],
): Promise<void> {
  await t.query(
    `update lots set status = result.status, seq = seq + 1, updated_at = clock_timestamp()
     from json_to_recordset($1::json) as result (id bigint, status text) where lots.id = result.id`,
    [JSON.stringify(results)],
  );
}

/**
 * As SQL, for the statement that writes bids: moves lots on. `rows`: parameter with the lots as JSON; `ids`: with their numbers. An end that
 * no extension has moved stays as precise as it is.
 */
export function movedLots(rows: string, ids: string): string {
  return `update lots set status = m.status, price_cents = m.price_cents, leader_id = m.leader_id,
    leader_max_cents = m.leader_max_cents, bid_count = m.bid_count, seq = m.seq, moment = m.moment,
    closes_at = case when lots.extension_no = m.extension_no then lots.closes_at
      else to_timestamp(m.closes_ms / 1000) end,
    extension_no = m.extension_no,
    updated_at = case when lots.seq = m.seq then lots.updated_at else clock_timestamp() end
  from json_to_recordset(${rows}::json) as m (id bigint, status text, price_cents bigint,
    leader_id bigint, leader_max_cents bigint, bid_count int, seq bigint, moment bigint, closes_ms float8,
    extension_no int)
  where lots.id = m.id and lots.id = any(${ids}::bigint[])`;
}

/** Running lots, and those that wait for a decision: the debts of the others are in their sale, or there are none. */
const FROZEN = "('scheduled', 'open', 'closing', 'closed', 'provisional', 'reserved')";

/** Writes the premium into all lots that go by it: their bidders go on by the terms that they began with. */
export async function freezePremium(t: Db, tiers: readonly PremiumTier[]): Promise<void> {
  await t.query(
    `update lots set premium = $1::jsonb where premium is null and status in ${FROZEN}`,
    [JSON.stringify(tiers)],
  );
}
