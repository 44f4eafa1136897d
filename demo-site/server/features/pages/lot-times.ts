import type { MarketStatus } from "martillo/contract";
import { momentText } from "../../platform/dates/written-dates";

/** An auction that is over and has no result yet. */
export const WAITING: readonly MarketStatus[] = ["closed", "provisional"];

/** A moment for readers anywhere, who read it later than it is written. */
export function dateText(epochMs: number): string {
  return `${momentText(epochMs)} (hora peninsular)`;
}
