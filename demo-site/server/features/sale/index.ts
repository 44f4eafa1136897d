/** What is bought: the count of pending payments. */
import type { SomeHandlers } from "../../platform/call/mount";
import { pendingCount } from "./pending-count";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "cart/pendingCount": pendingCount,
} satisfies SomeHandlers;
