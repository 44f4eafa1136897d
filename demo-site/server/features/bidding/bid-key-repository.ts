import type { Db } from "../../platform/db/db";
import type { BidOutcome, RefusedOutcome, Retraction } from "./bid-job";

/** As SQL: the side that took the bid of a row of `bid_keys` back since, and its reason; null when it stands. */
export const retractionOf = (keys: string) => `(
  select json_build_object('by', placed.withdrawn_by, 'reason', placed.declined_reason)
  from bids placed where placed.id = (${keys}.outcome->>'bidId')::bigint and placed.declined)`;

/** An outcome with what has happened to its bid since. */
export function withRetraction(outcome: BidOutcome, retraction: Retraction | null): BidOutcome {
  return outcome.ok && retraction ? { ...outcome, retraction } : outcome;
}

/** The outcome that is kept under a key of a user. */
export async function readOutcome(
  db: Db,
  userId: number,
  key: string,
): Promise<BidOutcome | undefined> {
  const [row] = await db.query<{ outcome: BidOutcome; retraction: Retraction | null }>(
    `select k.outcome, ${retractionOf("k")} as retraction
     from bid_keys k where k.user_id = $1 and k.key = $2`,
    [userId, key],
  );
  return row && withRetraction(row.outcome, row.retraction);
}

/** Stands in the place of a body's hash where every body gets the same answer. */
export const ANY_BODY = "*";

/** "Look at the price and confirm again" is the only answer left for a bid that never reached the server. */
const NEVER_CAME: RefusedOutcome = { ok: false, code: "STALE" };

/**
 * The outcome under a key, for good: an unknown outcome becomes refused. The key is the one that a bid writes too, so that of the two only
 * the first counts; a bid that is being written elsewhere is waited for.
 */
export async function settleOutcome(
  db: Db,
  userId: number,
  key: string,
): Promise<BidOutcome | undefined> {
  await db.query(
    `insert into bid_keys (user_id, key, lot_id, body_hash, outcome) values ($1, $2, 0, $3, $4::jsonb)
     on conflict (user_id, key) do nothing`,
    [userId, key, ANY_BODY, JSON.stringify(NEVER_CAME)],
  );
  return readOutcome(db, userId, key);
}

const KEYS_AT_ONCE = 10_000;

/** Clients no longer ask for a bid of last month by its key. Deletes in pieces, so that bids never wait for it. */
export async function forgetKeys(db: Db): Promise<number> {
  for (let forgotten = 0; ;) {
    const rows = await db.query(
      `delete from bid_keys where (user_id, key) in (
         select user_id, key from bid_keys where created_at < now() - interval '30 days' limit $1)
       returning 1`,
      [KEYS_AT_ONCE],
    );
    forgotten += rows.length;
    if (rows.length < KEYS_AT_ONCE) return forgotten;
  }
}
