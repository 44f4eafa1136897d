import { countedStrikes } from "martillo/domain";
import { databaseNow } from "../../platform/db/clock";
import { type Db, ms } from "../../platform/db/db";

/** A sale that was called off because its buyer did not pay. */
export interface StrikeRow {
  id: number;
  user_id: number;
  invoice_id: number;
  title: string;
  at_ms: number;
  struck_by: number | null;
  lifted_ms: number | null;
  lifted_why: string;
}

/** The strikes of an account, the newest first, lifted ones and those that no longer count too. */
export function readStrikes(db: Db, userId: number): Promise<StrikeRow[]> {
  return db.query<StrikeRow>(
    `select s.id, s.user_id, s.invoice_id, l.title, ${ms("s.at")} as at_ms, s.struck_by, ${ms("s.lifted_at")} as lifted_ms,
       s.lifted_why
     from strikes s join invoices i on i.id = s.invoice_id join lots l on l.id = i.lot_id
     where s.user_id = $1 order by s.at desc, s.id desc`,
    [userId],
  );
}

/** How many strikes count against an account now. */
export async function countStrikes(t: Db, userId: number): Promise<number> {
  const rows = await t.query<{ at_ms: number }>(
    `select ${ms("at")} as at_ms from strikes where user_id = $1 and lifted_at is null`,
    [userId],
  );
  const nowMs = await databaseNow(t);
  return countedStrikes(
    rows.map(({ at_ms: atMs }) => atMs),
    nowMs,
  );
}

/**
 * Notes that a sale came to nothing by its buyer's default; once for a sale. A job weighs it: that holds all lots on which the buyer bids,
 * which a transaction that has locked a sale cannot do. Returns how many strikes count against the buyer now.
 */
export async function addStrike(
  t: Db,
  sale: { id: number; buyer_id: number },
  actor: { id: number | null },
): Promise<number> {
  await t.query(
    "insert into strikes (user_id, invoice_id, struck_by) values ($1, $2, $3) on conflict (invoice_id) do nothing",
    [sale.buyer_id, sale.id, actor.id],
  );
  return countStrikes(t, sale.buyer_id);
}

/** Accounts with strikes that were not weighed, the oldest first. */
export async function readUnweighed(db: Db, limit: number): Promise<number[]> {
  const rows = await db.query<{ user_id: number }>(
    "select user_id from strikes where weighed_at is null group by user_id order by min(id) limit $1",
    [limit],
  );
  return rows.map(({ user_id }) => user_id);
}

/** Notes that all strikes of an account are weighed. Returns by whom the newest of them was written; undefined where all were before. */
export async function markWeighed(
  t: Db,
  userId: number,
): Promise<{ struckBy: number | null } | undefined> {
  const rows = await t.query<{ id: number; struck_by: number | null }>(
    "update strikes set weighed_at = clock_timestamp() where user_id = $1 and weighed_at is null returning id, struck_by",
    [userId],
  );
  const newest = rows.toSorted((a, b) => b.id - a.id)[0];
  return newest && { struckBy: newest.struck_by };
}

/** Takes a strike back. Returns whose it was; undefined where there is none, or it was taken back before. */
export async function liftStrike(
  t: Db,
  id: number,
  by: { staffId: number; reason: string },
): Promise<number | undefined> {
  const [row] = await t.query<{ user_id: number }>(
    `update strikes set lifted_at = clock_timestamp(), lifted_by = $2, lifted_why = $3
     where id = $1 and lifted_at is null returning user_id`,
    [id, by.staffId, by.reason],
  );
  return row?.user_id;
}
