import type { Viewer } from "../../platform/call/context";

/** What a list tells its reader about the reader. */
export function userInfoOf({ id, approvedToBid }: Pick<Viewer, "id" | "approvedToBid">) {
  return { id, approved_to_bid: approvedToBid ? (1 as const) : (0 as const) };
}
