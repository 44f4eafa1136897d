/** What a person has to look at now: running lots, and purchases whose next step is the buyer's. */
import type { SomeHandlers } from "../../platform/call/mount";
import { attention } from "./attention";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/attention": attention,
} satisfies SomeHandlers;
