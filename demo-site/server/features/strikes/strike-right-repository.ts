import type { Db } from "../../platform/db/db";

/** Returns false for an account that could not bid before. */
export async function takeRight(t: Db, userId: number): Promise<boolean> {
  const taken = await t.query(
    "update users set approved_to_bid = false where id = $1 and approved_to_bid and not staff returning 1",
    [userId],
  );
  return taken.length > 0;
}
