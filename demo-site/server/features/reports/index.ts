/** What sellers have reported. */
import type { SomeHandlers } from "../../platform/call/mount";
import { display, download } from "./report";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "report/display": display,
  "report/download": download,
} satisfies SomeHandlers;
