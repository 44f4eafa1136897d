import { describe, expect, it } from "vitest";
import { lossDueAt, mostLossCents } from "./loss";

const BACK = {
  vehicleCents: 899_000,
  percent: 20,
  isBack: true,
  isWithdrawal: true,
  isInformed: true,
} as const;

describe("what may be deducted for lost value", () => {
  it.each([
    ["a part of the price", {}, 179_800],
    ["to the buyer's good where it is no whole cent", { vehicleCents: 99_999 }, 19_999],
    ["nothing where the house allows none", { percent: 0 }, 0],
    ["nothing of what never left", { isBack: false }, 0],
    ["nothing of a consumer who was not told of the right", { isInformed: false }, 0],
    ["as much for another reason", { isWithdrawal: false, isInformed: false }, 179_800],
  ])("is %s", (_, of, cents) => {
    expect(mostLossCents({ ...BACK, ...of })).toBe(cents);
  });
});

describe("until when a deduction stands as it does", () => {
  it.each([
    [
      "disputed until the end of the 14th day",
      "proposed",
      "2026-11-28T10:00Z",
      "2026-12-12T23:00Z",
    ],
    ["at the change of the clocks, too", "proposed", "2026-10-20T10:00Z", "2026-11-03T23:00Z"],
    ["decided until the end of the 30th day", "disputed", "2026-11-28T23:30Z", "2026-12-29T23:00Z"],
  ] as const)("it may be %s", (_, status, from, until) => {
    expect(lossDueAt(status, Date.parse(from))).toBe(Date.parse(until));
  });

  it.each(["accepted", "waived", "decided"] as const)("%s is for good", (status) => {
    expect(lossDueAt(status, 0)).toBeNull();
  });
});
