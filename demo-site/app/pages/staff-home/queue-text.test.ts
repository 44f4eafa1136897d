import { expect, test } from "vitest";
import { countOf } from "./queue-text";

test.each([
  [0, "0", false],
  [7, "7", false],
  [10_000, "10.000", false],
  [10_001, "10.000", true],
])("%d in a queue are told as %s, more: %s", (total, text, isMore) => {
  expect(countOf(total)).toEqual({ text, isMore });
});
