import { describe, expect, it } from "vitest";
import { MarketStatus } from "../contract/lots/schemas";
import { isTakingBids, LOT_EVENTS, phaseAt, transition } from "./lifecycle";

const LEGAL = [
  "draft publish scheduled",
  "draft list open",
  "draft cancel cancelled",
  "scheduled open open",
  "scheduled unpublish draft",
  "scheduled cancel cancelled",
  "open enter_window closing",
  "open close closed",
  "open reserve reserved",
  "open withdraw withdrawn",
  "open cancel cancelled",
  "open sell sold",
  "closing leave_window open",
  "closing close closed",
  "closing cancel cancelled",
  "closing sell sold",
  "closed settle_sold sold",
  "closed settle_provisional provisional",
  "closed settle_unsold unsold",
  "provisional award sold",
  "provisional sell sold",
  "provisional reject unsold",
  "provisional cancel cancelled",
  "sold reaward sold",
  "sold default_back provisional",
  "sold void unsold",
  "sold void_direct withdrawn",
  "unsold relist scheduled",
  "unsold sell sold",
  "reserved release open",
  "reserved sell sold",
  "reserved withdraw withdrawn",
  "reserved cancel cancelled",
  "withdrawn list open",
];

describe("transition", () => {
  it("allows exactly these of all pairs of status and event", () => {
    const allowed = MarketStatus.options.flatMap((from) =>
      LOT_EVENTS.flatMap((event) => {
        const to = transition(from, event);
        return to === null ? [] : [`${from} ${event} ${to}`];
      }),
    );
    expect(allowed.toSorted()).toEqual(LEGAL.toSorted());
  });

  it("knows every status as an outcome", () => {
    const reached = new Set(LEGAL.map((line) => line.split(" ")[2]));
    expect(MarketStatus.options.filter((status) => !reached.has(status))).toEqual([]);
  });

  it.each([
    ["sold", "close"],
    ["sold", "award"],
    ["closed", "cancel"],
    ["unsold", "award"],
    ["draft", "close"],
    ["cancelled", "relist"],
  ] as const)("refuses %s → %s", (from, event) => {
    expect(transition(from, event)).toBeNull();
  });
});

describe("phaseAt", () => {
  const OPENS = 1_000_000;
  const CLOSES = 2_000_000;
  const extension = { window_s: 120, mode: "top_up", amount_s: 120 } as const;
  const lot = { opensAtMs: OPENS, closesAtMs: CLOSES, extension };

  it.each([
    ["scheduled", OPENS - 1, "scheduled"],
    ["scheduled", OPENS, "open"],
    ["open", CLOSES - 120_001, "open"],
    ["open", CLOSES - 120_000, "closing"],
    ["closing", CLOSES - 120_001, "open"],
    ["open", CLOSES - 1, "closing"],
    ["open", CLOSES, "closed"],
    ["scheduled", CLOSES, "closed"],
    ["sold", OPENS, "sold"],
    ["provisional", CLOSES, "provisional"],
    ["cancelled", OPENS, "cancelled"],
    ["draft", OPENS, "draft"],
  ] as const)("shows a stored %s at %d as %s", (status, now, phase) => {
    expect(phaseAt({ ...lot, status }, now)).toBe(phase);
  });

  it("has no closing phase without an extension rule", () => {
    expect(phaseAt({ ...lot, extension: null, status: "open" }, CLOSES - 1)).toBe("open");
  });

  it("does not run a clock for a fixed price", () => {
    expect(phaseAt({ ...lot, status: "open", auction: 0 }, CLOSES + 1)).toBe("open");
  });
});

it("takes bids while open or closing, and in no other phase", () => {
  expect(MarketStatus.options.filter(isTakingBids)).toEqual(["open", "closing"]);
});
