import type { Db } from "../db/db";
import type { BucketSize } from "../call/config";

/** So many within so many seconds, counted from the first of them. */
export interface Window {
  most: number;
  seconds: number;
}

/** The first `free` at once; after each further one a pause, every time longer, until nothing has come for `quietSeconds`. */
export interface GrowingPause {
  free: number;
  firstSeconds: number;
  /** @default 2 */
  factor?: number;
  longestSeconds: number;
  quietSeconds: number;
}

export type CountRule = BucketSize | Window | GrowingPause;

export interface Counted {
  keyHash: string;
  rule: CountRule;
}

/** Every rule as the same columns, null where it has none of that kind. */
const ASKED = `unnest($1::text[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[])
  as asked (key_hash, most, per_second, seconds, first_pause, factor, longest_pause)`;

/** Beyond this a pause is at its longest in any case, and the power would not fit any number. */
const MOST_DOUBLINGS = 40;

const elapsed = (row: string) =>
  `greatest(0, extract(epoch from clock_timestamp() - ${row}.since)::float8)`;

/** The rest in a counter of what was put in. */
const left = (row: string) => `case
  when asked.per_second is not null then greatest(0, ${row}.used - ${elapsed(row)} * asked.per_second)
  when ${elapsed(row)} >= asked.seconds then 0
  else ${row}.used end`;

/** Seconds until one more has room; nothing or less where it has. */
const waitFor = (row: string) => `case
  when ${row}.key_hash is null then 0
  when asked.per_second is not null then (${left(row)} + 1 - asked.most) / asked.per_second
  when ${left(row)} < asked.most then 0
  when asked.first_pause is null then asked.seconds - ${elapsed(row)}
  else least(asked.longest_pause, asked.first_pause
    * asked.factor ^ least(${left(row)} - asked.most, ${MOST_DOUBLINGS})) - ${elapsed(row)} end`;

const ONE_MORE = `
  insert into counters as c (key_hash, used, since, ends_at)
  select asked.key_hash, 1, clock_timestamp(),
    clock_timestamp() + make_interval(secs => coalesce(1 / asked.per_second, asked.seconds))`;

const ADDED = `on conflict (key_hash) do update set (used, since, ends_at) = (
    select next.used, next.since, next.since
      + make_interval(secs => coalesce(next.used / asked.per_second, asked.seconds))
    from asked, lateral (select ${left("c")} + 1 as used,
      -- A window goes on from its first; all else counts from the last.
      case when asked.first_pause is null and asked.per_second is null and ${left("c")} > 0
        then c.since else clock_timestamp() end as since) as next
    where asked.key_hash = c.key_hash)`;

/**
 * Counts one in each or, where one of them has no room, in none; returns 0, or the seconds until all have room. The rows are locked in one
 * order before they are judged. Of several who are the first ever at a key at the same moment the last word is the condition of the
 * update: then what had room is counted although the whole is refused.
 */
export async function countOne(db: Db, counted: readonly Counted[]): Promise<number> {
  const [row] = await db.query<{ wait: number; counted: number }>(
    `with asked as (select * from ${ASKED}),
     held as materialized (
       select key_hash, used, since from counters where key_hash = any($1::text[]) order by key_hash for update),
     waits as (select max(${waitFor("held")}) as wait from asked left join held using (key_hash)),
     counted as (${ONE_MORE} from asked where (select wait from waits) <= 0 order by asked.key_hash
       ${ADDED} where (select ${waitFor("c")} from asked where asked.key_hash = c.key_hash) <= 0
       returning 1)
     select (select wait from waits)::float8 as wait, (select count(*) from counted) as counted`,
    columnsOf(counted),
  );
  const wait = Math.ceil(row?.wait ?? 0);
  if (wait > 0) return wait;
  return row?.counted === counted.length ? 0 : 1;
}

/** Takes one back that turned out not to count. */
export async function takeOneBack(db: Db, keyHashes: readonly string[]): Promise<void> {
  await db.query(
    `update counters set used = greatest(0, used - 1) where key_hash in (
       select key_hash from counters where key_hash = any($1::text[]) order by key_hash for update)`,
    [keyHashes],
  );
}

/** Begins anew. */
export async function clearCounters(db: Db, keyHashes: readonly string[]): Promise<void> {
  await db.query("delete from counters where key_hash = any($1::text[])", [keyHashes]);
}

const FORGOTTEN_AT_ONCE = 5_000;

/** Forgets counters that say nothing any more; in pieces, and never in the way of calls that count. */
export async function forgetCounters(db: Db): Promise<void> {
  for (;;) {
    const rows = await db.query(
      `delete from counters where key_hash in (
         select key_hash from counters where ends_at < clock_timestamp()
         limit $1 for update skip locked)
       returning 1`,
      [FORGOTTEN_AT_ONCE],
    );
    if (rows.length < FORGOTTEN_AT_ONCE) return;
  }
}

type Column = (number | null)[];

function columnsOf(counted: readonly Counted[]): [string[], ...Column[]] {
  const rules = counted.map(({ rule }) => columnsOfRule(rule));
  const column = (index: number) => rules.map((rule) => rule[index] ?? null);
  return [counted.map(({ keyHash }) => keyHash), ...[0, 1, 2, 3, 4, 5].map(column)];
}

function columnsOfRule(rule: CountRule): Column {
  if ("burst" in rule) return [rule.burst, rule.perSecond];
  if ("most" in rule) return [rule.most, null, rule.seconds];
  const { free, quietSeconds, firstSeconds, factor = 2, longestSeconds } = rule;
  return [free, null, Math.max(quietSeconds, longestSeconds), firstSeconds, factor, longestSeconds];
}
