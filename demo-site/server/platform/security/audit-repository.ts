import type { Db } from "../db/db";

/** Notes who did what to whose account. Pass the handle of the transaction in which it is done. */
export async function note(
  db: Db,
  entry: { actorId: number; userId: number; action: string; details?: object },
): Promise<void> {
  await db.query(
    "insert into user_audit (actor_id, user_id, action, details) values ($1, $2, $3, $4::jsonb)",
    [entry.actorId, entry.userId, entry.action, JSON.stringify(entry.details ?? {})],
  );
}
