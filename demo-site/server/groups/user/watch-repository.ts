import type { Db } from "../../db/db";

export type WatchKind = "watchlist" | "favorite";

export async function addWatch(db: Db, userId: number, lotId: number, kind: WatchKind) {
  await db.query(
    "insert into watches (user_id, lot_id, kind) values ($1, $2, $3) on conflict do nothing",
    [userId, lotId, kind],
  );
}

export async function removeWatch(db: Db, userId: number, lotId: number, kind: WatchKind) {
  await db.query("delete from watches where user_id = $1 and lot_id = $2 and kind = $3", [
    userId,
    lotId,
    kind,
  ]);
}
