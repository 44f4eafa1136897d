import type { CallContext } from "../../platform/call/context";
import { HOUSE } from "../../platform/realtime/bus";
import type { ThreadRow } from "./thread-repository";

/** The pages of both sides look at a conversation again. */
export function tellBoth(
  { bus }: Pick<CallContext, "bus">,
  { id, owner_id, other_id }: Pick<ThreadRow, "id" | "owner_id" | "other_id">,
): void {
  bus.inbox(owner_id, id);
  bus.inbox(other_id ?? HOUSE, id);
}
