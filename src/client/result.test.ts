import { expect, test } from "vitest";
import { failureOfStatus } from "./failures";
import { isUndecided } from "./result";

test("tells apart what was refused and what may have been done all the same", () => {
  const undecided = [502, 503, 504, 500].map((status) => isUndecided(failureOfStatus(status)));
  expect(undecided).toEqual([true, true, true, true]);
  for (const code of ["NETWORK", "TIMEOUT"] as const) {
    expect(isUndecided({ code, message: "" })).toBe(true);
  }
  expect(isUndecided({ code: "PRICE_CHANGED", message: "" })).toBe(false);
});
