import type { Db } from "../db/db";
import type { Viewer } from "../call/context";
import { note } from "./audit-repository";

export type Actor = Pick<Viewer, "id" | "actedBy">;

/** Notes what a person did by the right of an account: their own, or the one that they act for. */
export function noteDeed(t: Db, actor: Actor, action: string, details: object): Promise<void> {
  return note(t, { actorId: actor.actedBy ?? actor.id, userId: actor.id, action, details });
}

/** Notes, with its seller, what a person did to a lot: the seller, a person who acts or works for the seller, or staff. */
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
