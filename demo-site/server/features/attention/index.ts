/** What a person has to look at now: running lots, and purchases whose next step is the buyer's. */
import type { SomeHandlers } from "../../platform/call/mount";
import { readAttention } from "./attention";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/attention": readAttention,
} satisfies SomeHandlers;
