import type { MarketStatus } from "martillo/contract";
import { type Db, ms } from "../../platform/db/db";
import type { SqlParameters } from "../../platform/lists/sql-parameters";
import { areLinked } from "../companies";
import type { Side } from "./sides";
import type { Talker } from "./talker";

/** A conversation with what is shown of it to one side. */
export interface ThreadRow {
  id: number;
  lot_id: number | null;
  owner_id: number;
  other_id: number | null;
  side: Side;
  title: string;
  image: string;
  auction: 0 | 1 | null;
  lot_status: MarketStatus | null;
  price_cents: number | null;
  owner_first_name: string;
  owner_last_name: string;
  /** Empty: the house. */
  seller_name: string;
  /** The two have a sale. */
  has_sale: boolean;
  unread: boolean;
  archived: boolean;
  muted: boolean;
  cleared_id: number;
  read_id: number;
  /** The side that reads has blocked the other; the other has blocked it. */
  has_blocked: boolean;
  is_blocked: boolean;
  other_is_closed: boolean;
  lot_is_over: boolean;
  /** When the other side read, and up to which message. */
  other_read_id: number;
  other_read_ms: number | null;
  updated_ms: number;
  now_ms: number;
}

/** Days after the end of a lot in which its sides may still write. */
const OPEN_DAYS = 90;

const OVER = "('closed', 'sold', 'unsold', 'cancelled', 'withdrawn')";

/** `$1` to `$4`: account, seller, house, person. */
export function talkerValues({ accountId, sellerId, isHouse, personId }: Talker) {
  return [accountId, sellerId, isHouse, personId] as const;
}

const SIDE = "case when t.owner_id = $1::bigint then 'owner' else 'other' end";

/** The two sides of the conversation `t` have a sale. */
export const HAS_SALE = `exists (select 1 from invoices i where i.buyer_id = t.owner_id and i.seller_id = t.other_id
  and i.status <> 'cancel')`;

const UNREAD = `(case v.side when 'owner' then t.other_last else t.owner_last end)
  > greatest(coalesce(r.read_id, 0), coalesce(s.cleared_id, 0))`;

/** Conversations of a person, with what that side has made of them. */
const TABLES = `threads t cross join lateral (select ${SIDE} as side) v
  left join thread_sides s on s.thread_id = t.id and s.side = v.side
  left join thread_reads r on r.thread_id = t.id and r.user_id = $4::bigint and r.side = v.side`;

const NAMES = `join users o on o.id = t.owner_id left join users x on x.id = t.other_id left join lots l on l.id = t.lot_id`;

const IS_MINE = `(t.owner_id = $1::bigint or t.other_id = $2::bigint or ($3::boolean and t.lot_id is null))`;

/** A conversation that was removed stays away until a message comes. */
const IS_SHOWN = "greatest(t.owner_last, t.other_last) > coalesce(s.cleared_id, 0)";

const COLUMNS = `t.id, t.lot_id, t.owner_id, t.other_id, v.side::text as side, coalesce(l.title, '') as title,
  coalesce(l.images -> 0 ->> 'src', '') as image, l.auction, l.status as lot_status, l.price_cents,
  o.first_name as owner_first_name, o.last_name as owner_last_name,
  coalesce(nullif(x.companyname, ''), x.first_name || ' ' || x.last_name, '') as seller_name,
  (t.lot_id is null or ${HAS_SALE}) as has_sale, (${UNREAD}) as unread,
  coalesce(s.archived, false) as archived, coalesce(s.muted, false) as muted,
  coalesce(s.cleared_id, 0) as cleared_id, coalesce(r.read_id, 0) as read_id,
  exists (select 1 from blocks b where b.account_id = case v.side when 'owner' then t.owner_id else t.other_id end
    and b.blocked_id = case v.side when 'owner' then t.other_id else t.owner_id end) as has_blocked,
  exists (select 1 from blocks b where b.blocked_id = case v.side when 'owner' then t.owner_id else t.other_id end
    and b.account_id = case v.side when 'owner' then t.other_id else t.owner_id end) as is_blocked,
  (case v.side when 'owner' then coalesce(x.status, 'active') else o.status end) = 'deactivate' as other_is_closed,
  (t.lot_id is not null and l.status in ${OVER} and clock_timestamp() > ${OPEN_DAYS} * interval '1 day'
    + greatest(l.closes_at, (select max(i.sold_at) from invoices i where i.lot_id = t.lot_id and i.buyer_id = t.owner_id))
  ) as lot_is_over,
  coalesce(y.read_id, 0) as other_read_id, ${ms("y.read_at")} as other_read_ms,
  ${ms("t.updated_at")} as updated_ms, ${ms("clock_timestamp()")} as now_ms`;

/** Where the other side has read the farthest. */
const OTHER_READ = `left join lateral (select e.read_id, e.read_at from thread_reads e
  where e.thread_id = t.id and e.side <> v.side order by e.read_id desc limit 1) y on true`;

const FROM = `${TABLES} ${NAMES} ${OTHER_READ}`;

/** One conversation of a person; undefined for everybody else. */
export async function readThread(
  db: Db,
  talker: Talker,
  id: number,
): Promise<ThreadRow | undefined> {
  const [row] = await db.query<ThreadRow>(
    `select ${COLUMNS} from ${FROM} where t.id = $5 and ${IS_MINE}`,
    [...talkerValues(talker), id],
  );
  return row;
}

/** Conversations by their ids, in no order. */
export function readThreadsByIds(
  db: Db,
  talker: Talker,
  ids: readonly number[],
): Promise<ThreadRow[]> {
  return db.query(`select ${COLUMNS} from ${FROM} where t.id = any($5::bigint[]) and ${IS_MINE}`, [
    ...talkerValues(talker),
    ids,
  ]);
}

/** A page of what fits, newest first. The parameters begin with those of the talker. */
export async function readThreads(
  db: Db,
  { conditions, parameters }: { conditions: readonly string[]; parameters: SqlParameters },
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ThreadRow[]; total: number }> {
  const where = [IS_MINE, IS_SHOWN, ...conditions].join(" and ");
  const counted = [...parameters.values];
  const rows = await db.query<ThreadRow>(
    `select ${COLUMNS} from ${FROM} where ${where} order by t.updated_at desc, t.id desc
     limit ${parameters.add(limit)} offset ${parameters.add((page - 1) * limit)}`,
    parameters.values,
  );
  const [count] = await db.query<{ n: number }>(
    `select count(*)::int as n from ${TABLES} ${NAMES} where ${where}`,
    counted,
  );
  return { rows, total: count?.n ?? 0 };
}

/** Of `t` and `s`: the box that a person keeps it in. */
export const IN_ARCHIVE = "coalesce(s.archived, false)";
/** Of `t`, `v`, `r` and `s`: something of the other side was not read. */
export const IS_UNREAD = `(${UNREAD})`;

/** Found by the lot's title, the seller's own reference, or a name that the reader may see. */
export function foundBy(text: string): string {
  return `(l.title ilike ${text} or (v.side = 'other' and l.ref ilike ${text})
    or (v.side = 'owner' and coalesce(nullif(x.companyname, ''), x.first_name || ' ' || x.last_name) ilike ${text})
    or (v.side = 'other' and o.first_name ilike ${text})
    or (v.side = 'other' and (t.lot_id is null or ${HAS_SALE}) and o.last_name ilike ${text}))`;
}

/** Where messages of a person are looked for. */
export const FOUND_IN = { tables: `(${TABLES})`, where: IS_MINE } as const;

interface CountRow {
  archived: boolean;
  count: number;
  unread: number;
}

/** How many conversations each box has, and in how many something was not read. */
export function countThreads(db: Db, talker: Talker): Promise<CountRow[]> {
  return db.query(
    `select ${IN_ARCHIVE} as archived, count(*)::int as count, count(*) filter (where ${IS_UNREAD})::int as unread
     from ${TABLES} where ${IS_MINE} and ${IS_SHOWN} group by 1`,
    talkerValues(talker),
  );
}

/** The conversation about a lot between a buyer and its seller, or of an account with the house; opens it where there is none. */
export async function openThread(
  t: Db,
  of: { lotId: number | null; ownerId: number; otherId: number | null },
): Promise<{ id: number; isNew: boolean }> {
  const values = [of.lotId, of.ownerId, of.otherId];
  const [made] = await t.query<{ id: number }>(
    `insert into threads (lot_id, owner_id, other_id) values ($1, $2, $3) on conflict do nothing returning id`,
    values,
  );
  if (made) return { id: made.id, isNew: true };
  const [found] = await t.query<{ id: number }>(
    "select id from threads where owner_id = $2 and lot_id is not distinct from $1::bigint and $3::bigint is not distinct from other_id",
    values,
  );
  if (!found) throw new Error("martillo: a conversation that exists was not found");
  return { id: found.id, isNew: false };
}

/** Whether an account, or the person who acts for it, belongs to a seller. */
export async function isOwnLot(
  t: Db,
  of: { accountId: number; personId: number; sellerId: number },
): Promise<boolean> {
  const [row] = await t.query<{ is_own: boolean }>(
    `select ${areLinked("$1::bigint", "$3::bigint")} or ${areLinked("$2::bigint", "$3::bigint")} as is_own`,
    [of.accountId, of.personId, of.sellerId],
  );
  return row?.is_own ?? true;
}

/** Conversations that an account has opened since yesterday at this time. */
export async function countOpened(t: Db, ownerId: number): Promise<number> {
  const [row] = await t.query<{ n: number }>(
    `select count(*)::int as n from threads where owner_id = $1 and created_at > clock_timestamp() - interval '1 day'`,
    [ownerId],
  );
  return row?.n ?? 0;
}

/** Waits for another transaction that writes in it. */
export async function lockThread(t: Db, id: number): Promise<void> {
  await t.query("select 1 from threads where id = $1 for no key update", [id]);
}

/** A side has written: the conversation is in use again on both. */
export async function noteWritten(
  t: Db,
  of: { threadId: number; side: Side; messageId: number },
): Promise<void> {
  const column = of.side === "owner" ? "owner_last" : "other_last";
  await t.query(`update threads set ${column} = $2, updated_at = clock_timestamp() where id = $1`, [
    of.threadId,
    of.messageId,
  ]);
  await t.query("update thread_sides set archived = false where thread_id = $1 and archived", [
    of.threadId,
  ]);
}

/** After a message was taken back: the last ones that stand. */
export async function recountLast(t: Db, threadId: number): Promise<void> {
  const last = (side: Side) =>
    `coalesce((select max(m.id) from messages m where m.thread_id = $1 and m.side = '${side}' and m.taken_back_at is null), 0)`;
  await t.query(
    `update threads set owner_last = ${last("owner")}, other_last = ${last("other")} where id = $1`,
    [threadId],
  );
}

/** What a side makes of a conversation; what is not said stays. */
export async function arrangeThread(
  t: Db,
  of: { threadId: number; side: Side },
  change: { archived?: boolean | undefined; muted?: boolean | undefined; clearedId?: number },
): Promise<void> {
  await t.query(
    `insert into thread_sides (thread_id, side, archived, muted, cleared_id)
     values ($1, $2, coalesce($3, false), coalesce($4, false), coalesce($5, 0))
     on conflict (thread_id, side) do update set archived = coalesce($3, thread_sides.archived),
       muted = coalesce($4, thread_sides.muted), cleared_id = coalesce($5, thread_sides.cleared_id)`,
    [of.threadId, of.side, change.archived ?? null, change.muted ?? null, change.clearedId ?? null],
  );
}

/** The last message of a conversation, by whichever side; 0 for none. */
export async function readLastId(t: Db, threadId: number): Promise<number> {
  const [row] = await t.query<{ last: number }>(
    "select greatest(owner_last, other_last) as last from threads where id = $1",
    [threadId],
  );
  return row?.last ?? 0;
}

/** A person has read up to a message of this conversation. Never goes back. */
export async function noteRead(
  t: Db,
  of: { threadId: number; side: Side; userId: number; messageId: number },
): Promise<boolean> {
  const rows = await t.query(
    `insert into thread_reads (thread_id, user_id, side, read_id)
     select $1, $2, $3, max(m.id) from messages m where m.thread_id = $1 and m.id <= $4 having max(m.id) is not null
     on conflict (thread_id, user_id) do update set read_id = excluded.read_id, side = excluded.side,
       read_at = clock_timestamp() where thread_reads.read_id < excluded.read_id
     returning read_id`,
    [of.threadId, of.userId, of.side, of.messageId],
  );
  return rows.length > 0;
}

/** An account does not want to hear of another, or does again. */
export async function setBlock(
  t: Db,
  of: { accountId: number; blockedId: number; isBlocked: boolean },
): Promise<void> {
  await t.query(
    of.isBlocked
      ? "insert into blocks (account_id, blocked_id) values ($1, $2) on conflict do nothing"
      : "delete from blocks where account_id = $1 and blocked_id = $2",
    [of.accountId, of.blockedId],
  );
}

/** An unused account becomes another person's: its conversations go. */
export async function forgetThreads(t: Db, userId: number): Promise<void> {
  await t.query("delete from thread_reads where user_id = $1", [userId]);
  await t.query("delete from threads where owner_id = $1 or other_id = $1", [userId]);
  await t.query("delete from messages where person_id = $1", [userId]);
  await t.query("delete from blocks where account_id = $1 or blocked_id = $1", [userId]);
}
