/** Purchases that were not paid: their cost for the buyer, and how staff take that back. */
import type { SomeHandlers } from "../../platform/call/mount";
import { liftStrike } from "./strike-calls";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/liftStrike": liftStrike,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export { toStrike } from "./strike-calls";
export { jobs } from "./jobs";
