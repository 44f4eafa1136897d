import type { Db } from "../../platform/db/db";

/** A favourite is followed, too: visitors have one list, and favourites are those of it that they marked. */
export type WatchKind = "watchlist" | "favorite";

export async function addWatch(db: Db, userId: number, lotId: number, kind: WatchKind) {
  await db.query(
    `insert into watches (user_id, lot_id, kind)
     select $1, $2, kind from unnest(array['watchlist', $3]) as kind
     on conflict do nothing`,
    [userId, lotId, kind],
  );
}

/** A lot that is not followed is no favourite. */
export async function removeWatch(db: Db, userId: number, lotId: number, kind: WatchKind) {
  await db.query(
    "delete from watches where user_id = $1 and lot_id = $2 and (kind = $3 or $3 = 'watchlist')",
    [userId, lotId, kind],
  );
}

/** Of an account that becomes another person's. */
export async function forgetWatches(t: Db, userId: number): Promise<void> {
  await t.query("delete from watches where user_id = $1", [userId]);
  await t.query("delete from auction_watches where user_id = $1", [userId]);
}
