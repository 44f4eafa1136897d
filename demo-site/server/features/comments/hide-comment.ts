import type { CallContext } from "../../platform/call/context";
import { lockComments, markHidden, readPlace } from "./comment-repository";
import { readMode } from "./comment-view";
import { noteChange, tellPages } from "./tell-pages";

/** The house takes a text away, with a reason for its author; its place stays. False where there is nothing to take away. */
export async function hideComment(
  ctx: Pick<CallContext, "db" | "bus">,
  of: { id: number; reason: string; staffId: number },
): Promise<boolean> {
  const change = await ctx.db.tx(async (t) => {
    const place = await readPlace(t, of.id);
    if (!place) return null;
    await lockComments(t, place.lot_id);
    if (!(await markHidden(t, of))) return null;
    return noteChange(t, { id: of.id, mode: await readMode(t) });
  });
  if (change) tellPages(ctx, change);
  return change !== null;
}
