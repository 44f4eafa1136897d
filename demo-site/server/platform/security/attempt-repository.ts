// This folder: sessions, tokens, limits for all processes, attempts, clean HTML.
import type { Db } from "../db/db";

/** A leaking bucket: its content runs out at `perSecond`. */
export interface Bucket {
  keyHash: string;
  perSecond: number;
}

const NOW_IN_BUCKET = `greatest(0, a.used - extract(epoch from clock_timestamp() - a.updated_at)::float8 * asked.per_second)`;

/** The content of the buckets now; those that hold nothing are left out. */
export async function readUsed(db: Db, buckets: readonly Bucket[]): Promise<Map<string, number>> {
  const rows = await db.query<{ key_hash: string; used: number }>(
    `select a.key_hash, ${NOW_IN_BUCKET} as used
     from attempts a join unnest($1::text[], $2::float8[]) as asked (key_hash, per_second) using (key_hash)`,
    columnsOf(buckets),
  );
  return new Map(rows.map((row) => [row.key_hash, row.used]));
}

/** One more in each. All write in one order, so that no two of them wait for each other. */
export async function addFailures(db: Db, buckets: readonly Bucket[]): Promise<void> {
  await db.query(
    `insert into attempts as a (key_hash, used, updated_at)
     select key_hash, 1, clock_timestamp() from unnest($1::text[]) as asked (key_hash)
     on conflict (key_hash) do update set
       used = 1 + greatest(0, a.used - extract(epoch from clock_timestamp() - a.updated_at)::float8 *
         (select per_second from unnest($1::text[], $2::float8[]) as asked (key_hash, per_second)
          where asked.key_hash = a.key_hash)),
       updated_at = clock_timestamp()`,
    columnsOf(buckets),
  );
}

export async function clearFailures(db: Db, keyHash: string): Promise<void> {
  await db.query("delete from attempts where key_hash = $1", [keyHash]);
}

/** Forgets failures that have run out long ago. */
export async function forgetAttempts(db: Db): Promise<void> {
  await db.query("delete from attempts where updated_at < now() - interval '1 day'");
}

function columnsOf(buckets: readonly Bucket[]): [string[], number[]] {
  const ordered = buckets.toSorted((one, other) => (one.keyHash < other.keyHash ? -1 : 1));
  return [ordered.map((one) => one.keyHash), ordered.map((one) => one.perSecond)];
}
