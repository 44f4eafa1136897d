import { expect, test } from "vitest";
import { isDefault, losesRightToBid, countedStrikes } from "./strikes";

const NOW = Date.UTC(2028, 1, 29, 10, 30);
const DAY_MS = 86_400_000;

test("only a buyer who was bound and did not pay is to blame", () => {
  expect(isDefault({ reason: "impago", isBound: true })).toBe(true);
  expect(isDefault({ reason: "impago", isBound: false })).toBe(false);
  for (const reason of ["acuerdo", "error", "otro"] as const) {
    expect(isDefault({ reason, isBound: true })).toBe(false);
  }
});

test("a strike counts for twelve months of the calendar, the last day of a shorter month too", () => {
  const yearAgo = Date.UTC(2027, 1, 28, 10, 30);
  expect(countedStrikes([yearAgo], NOW)).toBe(0);
  expect(countedStrikes([yearAgo + 1], NOW)).toBe(1);
  expect(countedStrikes([NOW - 400 * DAY_MS, NOW - 300 * DAY_MS, NOW], NOW)).toBe(2);
  expect(countedStrikes([], NOW)).toBe(0);
});

test("the second strike takes the right to bid away", () => {
  expect([0, 1, 2, 3].map(losesRightToBid)).toEqual([false, false, true, true]);
});
