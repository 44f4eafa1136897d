import { formatDay, formatNumber, formatTime, isEnglish, type TimeOptions } from "./formatters";

/** Between a percentage and its sign, so that they stay on one line. */
const NO_BREAK_SPACE = "\u00a0";

/** `5` → `5 %`, `7.5` → `7,5 %`, with two decimals at most; `7.5%` in English. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}${isEnglish() ? "" : NO_BREAK_SPACE}%`;
}

/** Epoch milliseconds → `20-11-2026 18:30`, in the market's zone; with `seconds` `20-11-2026 18:30:05`. */
export function formatDateTime(epochMs: number, options?: TimeOptions): string {
  return `${formatDay(epochMs)} ${formatTime(epochMs, options)}`;
}
