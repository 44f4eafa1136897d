import type { Db } from "../db/db";
import type { BidOutcome } from "./bid-job";

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
