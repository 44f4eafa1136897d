import type { Db } from "../../platform/db/db";

/** One more on this day under a key; false where that would be more than `most`. Call it in a transaction. */
export async function countSms(t: Db, key: string, most: number): Promise<boolean> {
  const rows = await t.query(
    `insert into sms_counts as c (day, key_hash, sent)
     values ((clock_timestamp() at time zone 'UTC')::date, $1, 1)
     on conflict (day, key_hash) do update set sent = c.sent + 1 where c.sent < $2 returning 1`,
    [key, most],
  );
  return rows.length > 0;
}

/** Counts of former days. */
export async function forgetSmsCounts(db: Db): Promise<void> {
  await db.query("delete from sms_counts where day < (now() at time zone 'UTC')::date");
}
