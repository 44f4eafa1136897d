import { expect, it } from "vitest";
import { refuseWithdrawal } from "./withdrawal";

const CLOSES = 10_000_000;
const HOUR_MS = 3_600_000;

it.each([
  [0, HOUR_MS + 1, null],
  [2, HOUR_MS + 1, null],
  [3, HOUR_MS + 1, "WITHDRAWALS_USED_UP"],
  [0, HOUR_MS, "WITHDRAWAL_TOO_LATE"],
  [3, 1, "WITHDRAWAL_TOO_LATE"],
])("after %d withdrawals and %d ms before the end: %s", (withdrawn, left, refusal) => {
  const check = { withdrawn, closesAtMs: CLOSES, nowMs: CLOSES - left };
  expect(refuseWithdrawal(check)).toBe(refusal);
});
