import type { FollowNotice } from "martillo/contract";
import { type Db, ms } from "../../platform/db/db";
import { STATUS_CONDITIONS } from "../lots";

export interface FollowRow {
  id: number;
  seller_id: number;
  seller_name: string;
  notify: FollowNotice;
  since_ms: number;
  lots: number;
  /** The seller has a public page. */
  is_open: boolean;
}

const COLUMNS = `f.id, f.seller_id, coalesce(nullif(u.companyname, ''), u.first_name || ' ' || u.last_name) as seller_name,
  f.notify, ${ms("f.created_at")} as since_ms,
  (select count(*)::int from lots l where l.seller_id = f.seller_id and l.deleted_at is null
    and ${STATUS_CONDITIONS.live}) as lots,
  u.status <> 'deactivate' and exists (select 1 from lots l where l.seller_id = f.seller_id and l.deleted_at is null
    and ${STATUS_CONDITIONS.all}) as is_open`;
const TABLES = "follows f join users u on u.id = f.seller_id";

/** A page of the sellers that an account follows, newest first. */
export async function readFollows(
  db: Db,
  of: { userId: number; sellerId: number | null; page: number; limit: number },
): Promise<{ rows: FollowRow[]; total: number }> {
  const where = `f.user_id = $1 and f.ended_at is null and ($2::bigint is null or f.seller_id = $2)`;
  const values = [of.userId, of.sellerId];
  const rows = await db.query<FollowRow>(
    `select ${COLUMNS} from ${TABLES} where ${where} order by f.id desc limit $3 offset $4`,
    [...values, of.limit, (of.page - 1) * of.limit],
  );
  const [count] = await db.query<{ n: number }>(
    `select count(*)::int as n from follows f where ${where}`,
    values,
  );
  return { rows, total: count?.n ?? 0 };
}

/** Begins to follow; a second time it only changes when letters come. */
export async function follow(
  t: Db,
  of: { userId: number; sellerId: number; notify: FollowNotice },
): Promise<void> {
  await t.query(
    `insert into follows (user_id, seller_id, notify) values ($1, $2, $3)
     on conflict (user_id, seller_id) where ended_at is null do update set notify = excluded.notify`,
    [of.userId, of.sellerId, of.notify],
  );
}

/** False where it is not followed. */
export async function setNotice(
  t: Db,
  of: { userId: number; sellerId: number; notify: FollowNotice },
): Promise<boolean> {
  const rows = await t.query(
    "update follows set notify = $3 where user_id = $1 and seller_id = $2 and ended_at is null returning id",
    [of.userId, of.sellerId, of.notify],
  );
  return rows.length > 0;
}

export async function unfollow(t: Db, userId: number, sellerId: number): Promise<boolean> {
  const rows = await t.query<{ id: number }>(
    `update follows set ended_at = clock_timestamp() where user_id = $1 and seller_id = $2 and ended_at is null
     returning id`,
    [userId, sellerId],
  );
  await t.query("delete from follow_news where follow_id = any($1::bigint[])", [
    rows.map(({ id }) => id),
  ]);
  return rows.length > 0;
}

/** Accounts that follow a seller now. */
export async function countFollowers(db: Db, sellerId: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from follows f join users u on u.id = f.user_id
     where f.seller_id = $1 and f.ended_at is null and u.status <> 'deactivate'`,
    [sellerId],
  );
  return row?.n ?? 0;
}

/** How many followed a seller at the end of each of the last days, today so far included; oldest first. */
export function readFollowerDays(
  db: Db,
  of: { sellerId: number; days: number; zone: string },
): Promise<{ day: string; total: number }[]> {
  return db.query(
    `select to_char(d.day, 'YYYY-MM-DD') as day,
       (select count(*)::int from follows f where f.seller_id = $1
         and f.created_at < (d.day + interval '1 day') at time zone $3
         and (f.ended_at is null or f.ended_at >= (d.day + interval '1 day') at time zone $3)) as total
     from (select (clock_timestamp() at time zone $3)::date - n as day from generate_series(0, $2::int - 1) n) d
     order by d.day`,
    [of.sellerId, of.days, of.zone],
  );
}

/** Of these lots, the ones that are on offer for the first time: from now on they are known. */
export async function noteNewLots(t: Db, lotIds: readonly number[]): Promise<number[]> {
  const rows = await t.query<{ lot_id: number }>(
    `insert into followed_lots (lot_id)
     select l.id from lots l where l.id = any($1::bigint[]) and l.deleted_at is null and ${STATUS_CONDITIONS.live}
     on conflict do nothing returning lot_id`,
    [lotIds],
  );
  return rows.map(({ lot_id }) => lot_id);
}

/** Leaves new lots for the letters of those who follow their sellers, but not of people of the seller. */
export async function queueNews(t: Db, lotIds: readonly number[]): Promise<void> {
  await t.query(
    `insert into follow_news (follow_id, lot_id)
     select f.id, l.id from lots l join follows f on f.seller_id = l.seller_id
     where l.id = any($1::bigint[]) and f.ended_at is null and f.notify <> 'none'
     on conflict do nothing`,
    [lotIds],
  );
}

export interface DueReader {
  user_id: number;
  /** Whether a letter about what comes at once is due: the oldest of it has waited, so that more can come along. */
  has_now: boolean;
  has_daily: boolean;
  /** The last day of a daily letter; null before the first. */
  day: string | null;
}

/** Readers with news, by id. */
export function readDueReaders(
  db: Db,
  of: { afterUser: number; limit: number; waitMinutes: number },
): Promise<DueReader[]> {
  return db.query(
    `select f.user_id, coalesce(bool_or(f.notify = 'now' and n.created_at < clock_timestamp() - $3 * interval '1 minute'), false) as has_now,
       coalesce(bool_or(f.notify = 'daily'), false) as has_daily, to_char(max(s.day), 'YYYY-MM-DD') as day
     from follow_news n join follows f on f.id = n.follow_id left join follow_letters s on s.user_id = f.user_id
     where f.user_id > $1 group by f.user_id order by f.user_id limit $2`,
    [of.afterUser, of.limit, of.waitMinutes],
  );
}

/** Takes the news of a reader off the list, once for all processes; sorted by seller and lot. */
export async function takeNews(
  t: Db,
  userId: number,
  notices: readonly FollowNotice[],
): Promise<{ seller_id: number; seller_name: string; lot_id: number }[]> {
  const taken = await t.query<{ lot_id: number }>(
    `delete from follow_news n using follows f where f.id = n.follow_id and f.user_id = $1
       and f.notify = any($2::text[]) and f.ended_at is null returning n.lot_id`,
    [userId, notices],
  );
  return t.query(
    `select l.seller_id, coalesce(nullif(u.companyname, ''), u.first_name || ' ' || u.last_name) as seller_name, l.id as lot_id
     from lots l join users u on u.id = l.seller_id
     where l.id = any($1::bigint[]) and l.deleted_at is null and u.status <> 'deactivate' and ${STATUS_CONDITIONS.live}
     order by seller_name, l.seller_id, l.id`,
    [taken.map(({ lot_id }) => lot_id)],
  );
}

/** Of a reader to whom no letter goes. */
export async function dropNews(t: Db, userId: number): Promise<void> {
  await t.query(
    "delete from follow_news n using follows f where f.id = n.follow_id and f.user_id = $1",
    [userId],
  );
}

/** A daily letter was written on this day of its reader's. */
export async function noteDay(t: Db, userId: number, day: string): Promise<void> {
  await t.query(
    `insert into follow_letters (user_id, day) values ($1, $2::date)
     on conflict (user_id) do update set day = excluded.day`,
    [userId, day],
  );
}

/** An unused account becomes another person's. */
export async function forgetFollows(t: Db, userId: number): Promise<void> {
  await t.query("delete from follows where user_id = $1 or seller_id = $1", [userId]);
  await t.query("delete from follow_letters where user_id = $1", [userId]);
}
