import { ms, type Db } from "../../platform/db/db";

/** A lot of a bulk change, and the price that it is to have. */
export interface BulkTarget {
  id: number;
  cents?: number | undefined;
}

interface ChangeRow {
  body_hash: string;
  targets: BulkTarget[];
  answer: unknown;
}

/** The change that was asked for under a key before. */
export async function readChange(db: Db, userId: number, key: string) {
  const [row] = await db.query<ChangeRow>(
    "select body_hash, targets, answer from bulk_changes where user_id = $1 and key = $2",
    [userId, key],
  );
  return row;
}

/** Notes the lots that are going to be changed; an earlier note under that key is right. */
export async function beginChange(
  db: Db,
  userId: number,
  { key, hash, targets }: { key: string; hash: string; targets: readonly BulkTarget[] },
) {
  const made = await db.query<{ key: string }>(
    `insert into bulk_changes (user_id, key, body_hash, targets) values ($1, $2, $3, $4::jsonb)
     on conflict do nothing returning key`,
    [userId, key, hash, JSON.stringify(targets)],
  );
  const [row] = await db.query<{ targets: BulkTarget[]; since: number }>(
    `select targets, ${ms("created_at")} as since from bulk_changes where user_id = $1 and key = $2`,
    [userId, key],
  );
  return { targets: row?.targets ?? targets, isNew: made.length > 0, since: row?.since ?? null };
}

export async function endChange(db: Db, userId: number, key: string, answer: object) {
  await db.query("update bulk_changes set answer = $3::jsonb where user_id = $1 and key = $2", [
    userId,
    key,
    JSON.stringify(answer),
  ]);
}

/** Whether the log says that this was done to a lot since then. */
export async function wasDoneSince(db: Db, id: number, action: string, sinceMs: number) {
  const rows = await db.query(
    `select 1 from lot_edits where lot_id = $1 and action = $2
       and created_at >= to_timestamp($3::float8 / 1000) limit 1`,
    [id, action, sinceMs],
  );
  return rows.length > 0;
}

/** After a day no client asks again for an answer that was lost. */
export async function forgetChanges(db: Db): Promise<void> {
  await db.query("delete from bulk_changes where created_at < now() - interval '1 day'");
}
