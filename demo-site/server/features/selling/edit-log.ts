/** The log of what the seller's side wrote. Append only; a write and its entry are one transaction. */
import type { Viewer } from "../../platform/call/context";
import type { Editor } from "../lots";

export const THE_HOUSE: Editor = { actorId: null, actedFor: null };

export function editorOf(viewer: Pick<Viewer, "id" | "actedBy">, sellerId: number): Editor {
  const actorId = viewer.actedBy ?? viewer.id;
  return { actorId, actedFor: actorId === sellerId ? null : sellerId };
}
