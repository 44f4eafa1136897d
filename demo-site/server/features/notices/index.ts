/** Letters and text messages about lots that a person follows, and when they go out. */
import type { SomeHandlers } from "../../platform/call/mount";
import { stopNotices } from "./stop-notices";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/stopNotices": stopNotices,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export { noteShown } from "./send-notices";
export { jobs } from "./jobs";
export { quietUntil } from "./quiet-hours";
export { type Reader, readReader } from "./reader";
export { stopPath } from "./stop-link";
