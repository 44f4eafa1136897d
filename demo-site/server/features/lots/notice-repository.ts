import { type Db, ms, timestampOf } from "../../platform/db/db";

/** The news that a person may be told about a lot; the kinds of preferences of the same names. */
export type NoticeKind = "outbid" | "ending_soon" | "won" | "lost" | "bid_accepted";

/** What became of a notice by one medium. */
export type NoticeFate =
  | "sent"
  /** Another letter of the same moment said it. */
  | "merged"
  /** A page that its person was looking at said it. */
  | "shown"
  /** Its person does not want to be told by this medium, or it is not sent by it. */
  | "off"
  /** No address that is known to be its person's, or an account that may not bid any more. */
  | "unreachable"
  /** It is not so any more. */
  | "untrue"
  /** Its person has had as much as anybody gets in a day. */
  | "budget";

export interface NewNotice {
  lot_id: number;
  user_id: number;
  kind: NoticeKind;
  occurrence: number;
  round: number;
}

/**
 * How long a notice waits at least: a page that is open shows it meanwhile and says so, and a bid that answers at once makes it untrue.
 * A page is heard of every five seconds.
 */
export const SETTLE_SECONDS = 8;

/** As SQL, for a statement that brings them about: writes the `NewNotice` records of a parameter. */
export function insertNotices(parameter: string): string {
  return `insert into notices (lot_id, user_id, kind, occurrence, round, due_at)
    select n.lot_id, n.user_id, n.kind, n.occurrence, n.round,
      clock_timestamp() + make_interval(secs => ${SETTLE_SECONDS})
    from json_to_recordset(${parameter}::json) as n (lot_id bigint, user_id bigint, kind text,
      occurrence bigint, round int)`;
}

/** Everybody with a standing bid in these lots, once each. Take the handle of the transaction that ends them. */
export function readBidders(
  t: Db,
  lotIds: readonly number[],
): Promise<{ lot_id: number; user_id: number; round: number; occurrence: number }[]> {
  return t.query(
    `select distinct l.id as lot_id, b.bidder_id as user_id, l.round, l.seq as occurrence
     from lots l join bids b on b.lot_id = l.id and b.round = l.round
     where l.id = any($1::bigint[]) and b.kind = 'max' and not b.declined`,
    [lotIds],
  );
}

/** Writes down whom to tell what, in the transaction in which it happens. A notice that is there already stays as it is. */
export async function writeNotices(t: Db, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await t.query(`${insertNotices("$1")} on conflict do nothing`, [JSON.stringify(notices)]);
}

export interface NoticeRow extends Omit<NewNotice, "user_id"> {
  mail: NoticeFate | null;
  sms: NoticeFate | null;
  due_ms: number;
}

/** A person who is to be told something about a lot now. */
export interface DuePair {
  user_id: number;
  lot_id: number;
}

/**
 * Takes one notice that is due, so that no other process does. Its person's others are read under `holdPerson`.
 */
export async function takeDue(
  t: Db,
  nowMs: number,
  except: readonly DuePair[],
): Promise<DuePair | undefined> {
  const [row] = await t.query<DuePair>(
    `select n.user_id, n.lot_id from notices n
     where n.done_at is null and n.due_at <= ${timestampOf("$1")}
       and not exists (select 1 from unnest($2::bigint[], $3::bigint[]) as busy (user_id, lot_id)
         where busy.user_id = n.user_id and busy.lot_id = n.lot_id)
     order by n.due_at limit 1 for update of n skip locked`,
    [nowMs, except.map((pair) => pair.user_id), except.map((pair) => pair.lot_id)],
  );
  return row;
}

/** Whether no other process is writing to this person; if so, none does until the transaction ends. */
export async function holdPerson(t: Db, userId: number): Promise<boolean> {
  const [row] = await t.query<{ held: boolean }>(
    "select pg_try_advisory_xact_lock(hashtextextended('notices of ' || $1::text, 0)) as held",
    [userId],
  );
  return row?.held ?? false;
}

/** The notices that a person is still to be told, the oldest first. */
export function readOpen(t: Db, userId: number, untilMs: number): Promise<NoticeRow[]> {
  return t.query<NoticeRow>(
    `select lot_id, kind, occurrence, round, mail, sms, ${ms("due_at")} as due_ms from notices
     where user_id = $1 and done_at is null and due_at <= ${timestampOf("$2")}
     order by due_at, kind`,
    [userId, untilMs],
  );
}

/** When a person was last written to about a lot, epoch milliseconds. */
export async function readLastTold(
  t: Db,
  userId: number,
  lotId: number,
): Promise<{ mail: number | null; sms: number | null }> {
  const [row] = await t.query<{ mail: number | null; sms: number | null }>(
    `select ${ms("max(mailed_at)")} as mail, ${ms("max(texted_at)")} as sms
     from notices where user_id = $1 and lot_id = $2`,
    [userId, lotId],
  );
  return row ?? { mail: null, sms: null };
}

export interface NoticeEnd extends Pick<NoticeRow, "lot_id" | "kind" | "occurrence"> {
  mail: NoticeFate | null;
  sms: NoticeFate | null;
  /** When to look again, where one of them is open. */
  due_ms: number;
}

/** Writes down what became of a person's notices. One that is open by a medium is looked at again at its time. */
export async function writeFates(
  t: Db,
  userId: number,
  ends: readonly NoticeEnd[],
  nowMs: number,
): Promise<void> {
  if (ends.length === 0) return;
  const now = timestampOf("$3");
  await t.query(
    `update notices n set mail = e.mail, sms = e.sms,
       mailed_at = case when e.mail = 'sent' and n.mail is null then ${now} else n.mailed_at end,
       texted_at = case when e.sms = 'sent' and n.sms is null then ${now} else n.texted_at end,
       done_at = case when e.mail is not null and e.sms is not null then ${now} end,
       due_at = case when e.mail is null or e.sms is null then to_timestamp(e.due_ms / 1000) else n.due_at end
     from json_to_recordset($2::json) as e (lot_id bigint, kind text, occurrence bigint, mail text, sms text, due_ms float8)
     where n.user_id = $1 and n.lot_id = e.lot_id and n.kind = e.kind and n.occurrence = e.occurrence`,
    [userId, JSON.stringify(ends), nowMs],
  );
}

/** Puts a person's notices about a lot off, e.g. because they could not be written. */
export async function putOff(db: Db, { user_id, lot_id }: DuePair, untilMs: number): Promise<void> {
  await db.query(
    `update notices set due_at = greatest(due_at, ${timestampOf("$3")})
     where user_id = $1 and lot_id = $2 and done_at is null`,
    [user_id, lot_id, untilMs],
  );
}

export interface YoungNotice extends DuePair {
  /** Milliseconds since it happened, or since it became due. */
  age: number;
}

/** When a notice began to be what a page shows, also one that was put off. */
const SHOWABLE_AT = `due_at - make_interval(secs => ${SETTLE_SECONDS})`;

/** A win is a document, and a bidder who wants a letter for each bid wants it although the page said so. */
const IS_SHOWABLE = `done_at is null and mail is null and kind in ('outbid', 'ending_soon', 'lost')
  and due_at <= ${timestampOf("$1")} + make_interval(secs => ${SETTLE_SECONDS})`;

export interface YoungNotice extends DuePair {
  /** Milliseconds since a page could first show it. */
  age: number;
}

/** Notices of which a page may be saying the same just now. */
export function readShowable(db: Db, nowMs: number): Promise<YoungNotice[]> {
  return db.query<YoungNotice>(
    `select user_id, lot_id, min($1::float8 - ${ms(SHOWABLE_AT)}) as age from notices
     where ${IS_SHOWABLE} group by user_id, lot_id limit 1000`,
    [nowMs],
  );
}

/** A page said it. */
export async function markShown(db: Db, pairs: readonly DuePair[], nowMs: number): Promise<void> {
  if (pairs.length === 0) return;
  await db.query(
    `update notices set mail = 'shown', sms = 'shown', done_at = ${timestampOf("$1")}
     where ${IS_SHOWABLE} and (user_id, lot_id) in (select * from unnest($2::bigint[], $3::bigint[]))`,
    [nowMs, pairs.map((pair) => pair.user_id), pairs.map((pair) => pair.lot_id)],
  );
}

const FORGET_AT_ONCE = 10_000;

/** A month later there are no more questions why a letter came, or did not. In pieces, so that no call waits for it. */
export async function forgetOldNotices(db: Db): Promise<void> {
  for (;;) {
    const rows = await db.query(
      `delete from notices where (lot_id, user_id, kind, occurrence) in (
         select lot_id, user_id, kind, occurrence from notices
         where done_at < now() - interval '30 days' limit $1) returning 1`,
      [FORGET_AT_ONCE],
    );
    if (rows.length < FORGET_AT_ONCE) break;
  }
}

/** People who follow a lot or have a standing bid in it, at the time of the own clock. */
const PUT_DOWN = `
insert into notices (lot_id, user_id, kind, occurrence, round, due_at)
select n.lot_id, follower.user_id, 'ending_soon', n.round, n.round,
  greatest(to_timestamp(n.due_ms / 1000), ${timestampOf("$2")} + make_interval(secs => ${SETTLE_SECONDS}))
from json_to_recordset($1::json) as n (lot_id bigint, round int, zone text, due_ms float8)
join lots l on l.id = n.lot_id
join lateral (
  select w.user_id from watches w where w.lot_id = n.lot_id
  union
  select b.bidder_id from bids b
    where b.lot_id = n.lot_id and b.round = n.round and b.kind = 'max' and not b.declined
) follower on follower.user_id <> l.seller_id
left join user_preferences p on p.user_id = follower.user_id
where coalesce(p.time_zone, 'Europe/Madrid') = n.zone
on conflict do nothing`;

export async function putDownReminders(t: Db, rows: unknown, nowMs: number): Promise<void> {
  await t.query(PUT_DOWN, [JSON.stringify(rows), nowMs]);
}
