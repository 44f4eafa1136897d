import type { Db } from "../db/db";
import type { Viewer } from "../call/context";

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

export type Actor = Pick<Viewer, "id" | "actedBy">;

/** Notes what somebody did by the right of an account: its own, or the one that it acts for. */
export function noteDeed(t: Db, actor: Actor, action: string, details: object): Promise<void> {
  return note(t, { actorId: actor.actedBy ?? actor.id, userId: actor.id, action, details });
}

/** Notes, with its seller, what somebody did to a lot: the seller, who acts or works for it, or staff. */
export function noteLotDeed(
  t: Db,
  actor: Actor,
  lot: { id: number; seller_id: number },
  action: string,
  details: object,
): Promise<void> {
  const actorId = actor.actedBy ?? actor.id;
  const isThird = actor.id !== actorId && actor.id !== lot.seller_id;
  const written = { lot: lot.id, ...(isThird && { as: actor.id }), ...details };
  return note(t, { actorId, userId: lot.seller_id, action, details: written });
}
