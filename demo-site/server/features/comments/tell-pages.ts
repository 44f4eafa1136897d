import type { CommentMode } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import { countChange, readPlace } from "./comment-repository";

/** A change of the questions on a lot, for the pages that show them. */
export interface Change {
  lotId: number;
  /** Changes that all can see, this one included. */
  n: number;
  /** The accounts that see it; null: all visitors. */
  readers: readonly number[] | null;
}

/** Counts what has just changed on a lot that is locked. */
export async function noteChange(
  t: Db,
  { id, mode }: { id: number; mode: CommentMode },
): Promise<Change> {
  const place = await readPlace(t, id);
  if (!place) throw new Error("martillo: a comment that was changed is not there");
  const isSeen = mode === "open" || place.is_answered;
  const n = await countChange(t, place.lot_id, isSeen);
  return {
    lotId: place.lot_id,
    n,
    readers: isSeen ? null : [place.seller_id, place.asker_id].filter((one) => one !== null),
  };
}

/** The pages that show the lot read its questions again. */
export function tellPages({ bus }: Pick<CallContext, "bus">, { lotId, n, readers }: Change): void {
  if (readers === null) bus.comments(lotId, n, null);
  else for (const userId of readers) bus.comments(lotId, n, userId);
}
