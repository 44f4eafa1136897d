import { describe, expect, it } from "vitest";
import { MarketStatus } from "../../contract/lots/schemas";
import { LIFE_ACTIONS, type LifeAction, mayAct, relistPrice } from "./life";

/** What may be done, by state; `own` marks what only the house may do once there are bids. */
const TABLE: Readonly<Record<MarketStatus, readonly string[]>> = {
  draft: ["publish", "withdraw", "duplicate", "delete"],
  scheduled: ["unpublish", "withdraw", "duplicate"],
  open: ["withdraw", "duplicate"],
  closing: ["withdraw", "duplicate"],
  closed: ["duplicate"],
  provisional: ["withdraw", "duplicate"],
  sold: ["duplicate"],
  unsold: ["relist", "duplicate", "archive"],
  reserved: ["withdraw", "duplicate"],
  cancelled: ["duplicate", "archive"],
  withdrawn: ["publish", "duplicate", "archive"],
};

const BASE = {
  auction: 1,
  hasBids: false,
  isArchived: false,
  isDeleted: false,
  isTemplate: false,
  isHidden: false,
  isByStaff: false,
} as const;

describe("what may be done to a lot as a whole", () => {
  const allowed = (lot: Omit<Parameters<typeof mayAct>[1], "phase">, phase: MarketStatus) =>
    LIFE_ACTIONS.filter((action) => mayAct(action, { ...lot, phase }));
  const ofTable = (phase: MarketStatus, without: readonly LifeAction[] = []) =>
    LIFE_ACTIONS.filter((action) => TABLE[phase].includes(action) && !without.includes(action));

  it.each(MarketStatus.options)("of one that is %s", (phase) => {
    expect(allowed(BASE, phase)).toEqual(ofTable(phase));
    // The seller cannot withdraw a lot with bids, except a provisional one.
    const taken: readonly LifeAction[] = phase === "provisional" ? [] : ["withdraw"];
    const isRunning = phase === "open" || phase === "closing";
    expect(allowed({ ...BASE, hasBids: true }, phase)).toEqual([
      ...ofTable(phase, taken),
      ...(isRunning ? ["request_withdraw"] : []),
    ]);
    // The house takes out of sight what is published, and calls off what may be withdrawn.
    const isOut = phase !== "draft";
    const cancel = isOut && TABLE[phase].includes("withdraw") ? ["cancel"] : [];
    expect(allowed({ ...BASE, hasBids: true, isByStaff: true }, phase)).toEqual([
      ...ofTable(phase),
      ...(isOut ? ["hide"] : []),
      ...cancel,
    ]);
    expect(allowed({ ...BASE, isHidden: true }, phase)).toEqual([
      ...ofTable(phase, ["publish", "relist"]),
      "request_review",
    ]);
    expect(allowed({ ...BASE, isHidden: true, isByStaff: true }, phase)).toEqual([
      ...ofTable(phase, ["publish", "relist"]),
      "show",
      ...cancel,
    ]);
    expect(allowed({ ...BASE, auction: 0 }, phase)).toEqual(ofTable(phase, ["relist"]));
    expect(allowed({ ...BASE, isArchived: true }, phase)).toEqual(["duplicate", "unarchive"]);
    expect(allowed({ ...BASE, isTemplate: true }, phase)).toEqual(["duplicate", "delete"]);
    expect(allowed({ ...BASE, isDeleted: true }, phase)).toEqual(["restore"]);
  });
});

it.each([
  [100_000, -10, 90_000],
  [99_999, -10, 89_999],
  [100, 0, 100],
  [1, -30, 1],
  [333, -30, 233],
])("%d cents, %d %%: %d", (before, percent, after) => {
  expect(relistPrice(before, percent)).toBe(after);
});
