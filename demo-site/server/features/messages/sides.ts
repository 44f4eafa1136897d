import type { Thread } from "martillo/contract";

/** A side of a conversation, as it is stored: the buyer or account that it belongs to, and the other. */
export type Side = "owner" | "other";

/** A side under the name that it has in this kind of conversation. */
export function talkSideOf({ lot_id }: { lot_id: number | null }, side: Side): Thread["side"] {
  if (lot_id === null) return side === "owner" ? "account" : "house";
  return side === "owner" ? "buyer" : "seller";
}
