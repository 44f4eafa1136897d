import type { LanguageSet } from "martillo/contract";
import type { Db } from "../../../platform/db/db";
import type { CallContext } from "../../../platform/call/context";
import { SqlParameters } from "../../../platform/lists/sql-parameters";

/** A lot as its order is made. */
export interface LotOfAuction {
  id: number;
  seller_id: number;
  auction: 0 | 1;
  auction_id: number | null;
  lot_no: number | null;
  status: string;
  isFree: boolean;
}

/** Lots of an auction and others, locked by their ids: bids and edits of lots lock in that order, too. */
export async function lockLots(
  t: Db,
  auctionId: number,
  others: readonly number[] = [],
): Promise<LotOfAuction[]> {
  await t.query(
    `select 1 from lots where auction_id = $1 or id = any($2::bigint[]) order by id for update`,
    [auctionId, others],
  );
  const rows = await t.query<Omit<LotOfAuction, "isFree"> & { is_free: boolean }>(
    `select id, seller_id, auction, auction_id, lot_no, status,
       (deleted_at is null and archived_at is null and template_name is null) as is_free
     from lots where auction_id = $1 or id = any($2::bigint[]) order by lot_no, id`,
    [auctionId, others],
  );
  return rows.map(({ is_free: isFree, ...lot }) => ({ ...lot, isFree }));
}

export function readDraftIds(db: Db, auctionId: number): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `select id from lots where auction_id = $1 and status = 'draft' and deleted_at is null
       and lot_no is not null order by lot_no`,
    [auctionId],
  );
}

export async function hasRunLots(t: Db, id: number): Promise<boolean> {
  const [found] = await t.query(
    "select 1 from lots where auction_id = $1 and status not in ('draft', 'cancelled') limit 1",
    [id],
  );
  return found !== undefined;
}

export async function lotsIn(
  id: number,
  states: readonly string[],
  ctx: CallContext,
): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    "select id from lots where auction_id = $1 and status = any($2::text[]) order by lot_no, id",
    [id, states],
  );
  return rows.map((row) => row.id);
}

export function readUnsold(db: Db, from: number): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `select id from lots where auction_id = $1 and status = 'unsold' and deleted_at is null
       and archived_at is null order by lot_no, id`,
    [from],
  );
}

export async function pageOf(
  db: Db,
  {
    auction_id,
    order,
    page,
    limit,
  }: { auction_id: number; order: string; page: number; limit: number },
  conditionOf: (parameters: SqlParameters) => string,
) {
  const parameters = new SqlParameters(auction_id);
  const from = `from lots l where ${conditionOf(parameters)}`;
  const [counted] = await db.query<{ n: number }>(
    `select count(*) as n ${from}`,
    parameters.values,
  );
  const size = parameters.add(limit);
  const offset = parameters.add((page - 1) * limit);
  const rows = await db.query<{ id: number }>(
    `select l.id ${from} order by ${order} limit ${size} offset ${offset}`,
    parameters.values,
  );
  return { ids: rows.map((row) => row.id), total: counted?.n ?? 0 };
}

/** Lots that may still get bids, locked by their ids: a bid is decided by the terms before, or by those after. */
export async function lockTermsOf(t: Db, auctionId: number): Promise<number[]> {
  const rows = await t.query<{ id: number }>(
    `select id from lots where auction_id = $1 and lot_no is not null
       and status in ('draft', 'scheduled', 'open', 'closing') order by id for update`,
    [auctionId],
  );
  return rows.map((row) => row.id);
}

export async function hasBids(t: Db, auctionId: number): Promise<boolean> {
  const rows = await t.query(
    "select 1 from lots l join bids b on b.lot_id = l.id and b.round = l.round where l.auction_id = $1 limit 1",
    [auctionId],
  );
  return rows.length > 0;
}

export function readPeopleOfAuction(
  db: Db,
  auctionId: number,
): Promise<{ email: string; name: string; language: LanguageSet }[]> {
  return db.query<{ email: string; name: string; language: LanguageSet }>(
    `select u.email, u.first_name as name, coalesce(p.language, 'for_spanish') as language
     from users u left join user_preferences p on p.user_id = u.id
     where u.status = 'active' and u.email_verified and u.id in (
       select b.bidder_id from bids b join lots l on l.id = b.lot_id and l.round = b.round where l.auction_id = $1
       union select user_id from terms_acceptances where auction_id = $1
       union select user_id from access_requests where auction_id = $1 and status in ('approved', 'invited'))`,
    [auctionId],
  );
}
