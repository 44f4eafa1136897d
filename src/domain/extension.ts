import type { ExtensionRule } from "../contract/lots/schemas";

/** When a lot ends, epoch milliseconds. */
export interface LotEnd {
  closesAtMs: number;
  /** How often the end has moved already. */
  extensionNo: number;
}

/** The house rule where a lot has none of its own: two minutes from the last bid, without a cap. */
export const DEFAULT_EXTENSION: ExtensionRule = { window_s: 120, mode: "top_up", amount_s: 120 };

/**
 * The new end after an accepted bid that changed price or leader, or null when the end stays. `bidAtMs` is the server's time of
 * receipt. The window includes its first instant; a bid at the end itself is too late. An end never moves forward in time.
 */
export function extendEnd(rule: ExtensionRule, lot: LotEnd, bidAtMs: number): LotEnd | null {
  const leftMs = lot.closesAtMs - bidAtMs;
  if (leftMs <= 0 || leftMs > rule.window_s * 1000) return null;
  if (rule.max_extensions !== undefined && lot.extensionNo >= rule.max_extensions) return null;
  const from = rule.mode === "top_up" ? bidAtMs : lot.closesAtMs;
  const closesAtMs = Math.min(from + rule.amount_s * 1000, rule.hard_end ?? Infinity);
  // Covers both a top-up shorter than the time left and a hard end that is reached.
  if (closesAtMs <= lot.closesAtMs) return null;
  return { closesAtMs, extensionNo: lot.extensionNo + 1 };
}
