/** What buyers may know of the accounts that sell. */
import type { SomeHandlers } from "../../platform/call/mount";
import { seller } from "./seller";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/seller": seller,
} satisfies SomeHandlers;
