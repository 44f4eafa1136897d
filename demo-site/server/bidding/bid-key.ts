import type { Db } from "../db/db";
import type { BidOutcome, RefusedOutcome } from "./bid-job";

/** The outcome that is kept under a key of a user. */
export async function readOutcome(
  db: Db,
  userId: number,
  key: string,
): Promise<BidOutcome | undefined> {
  const [row] = await db.query<{ outcome: BidOutcome }>(
    "select outcome from bid_keys where user_id = $1 and key = $2",
    [userId, key],
  );
  return row?.outcome;
}

/** Stands in the place of a body's hash where every body gets the same answer. */
export const ANY_BODY = "*";

/** "Look at the price and confirm again" is what is left to say of a bid that nobody has seen. */
const NEVER_CAME: RefusedOutcome = { ok: false, code: "STALE" };

/**
 * The outcome under a key, for good: what is not known becomes refused. The key is the one that a bid writes too, so that of
 * the two only the first counts; a bid that is being written elsewhere is waited for.
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
