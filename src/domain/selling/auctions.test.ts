import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { HOUSE_ZONE, localTime } from "../local-time";
import {
  AUCTION_ACTIONS,
  auctionState,
  endOffsetMs,
  mayActOnAuction,
  mayChangeAuction,
} from "./auctions";

describe("staggered ends", () => {
  it.each([
    [1, 60, 1, 0],
    [2, 60, 1, 60_000],
    [40, 60, 1, 39 * 60_000],
    [3, 90, 3, 0],
    [4, 90, 3, 90_000],
    [1000, 3600, 10, 99 * 3_600_000],
    [7, 0, 1, 0],
  ])("lot %i with %i s and %i a step ends %i ms later", (no, staggerS, lotsPerStep, ms) => {
    expect(endOffsetMs(no, { staggerS, lotsPerStep })).toBe(ms);
  });

  it("never fall, never have more than a step together, and last as long as the clock says", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 3600 }),
        fc.integer({ min: 1, max: 10 }),
        (count, staggerS, lotsPerStep) => {
          const ends = Array.from({ length: count }, (_, at) =>
            endOffsetMs(at + 1, { staggerS, lotsPerStep }),
          );
          const gaps = ends.slice(1).map((end, at) => end - (ends[at] ?? 0));
          expect(gaps.filter((gap) => gap !== 0 && gap !== staggerS * 1000)).toEqual([]);
          if (staggerS === 0) return;
          for (const end of new Set(ends)) {
            const together = ends.filter((other) => other === end);
            expect(together.length).toBeLessThanOrEqual(lotsPerStep);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it("go on by the minute through the hour that comes twice", () => {
    const firstEnd = Date.UTC(2026, 9, 25, 0, 30);
    const shown = [1, 31, 91].map((no) => {
      const at = firstEnd + endOffsetMs(no, { staggerS: 60, lotsPerStep: 1 });
      const { hour, minute } = localTime(at, HOUSE_ZONE);
      return `${hour}:${String(minute).padStart(2, "0")}`;
    });
    expect(shown).toEqual(["2:30", "2:00", "3:00"]);
  });
});

describe("an auction", () => {
  const times = { opensMs: 1_000, endsMs: 2_000 };

  it("runs from its start to the end of its last lot", () => {
    const at = (nowMs: number) => auctionState({ status: "published", ...times }, nowMs);
    expect([999, 1_000, 1_999, 2_000].map(at)).toEqual([
      "scheduled",
      "running",
      "running",
      "finished",
    ]);
    expect(auctionState({ status: "draft", ...times }, 1_500)).toBe("draft");
    expect(auctionState({ status: "cancelled", ...times }, 500)).toBe("cancelled");
  });

  it("may be changed as the table says", () => {
    const life = { hasBids: false, isArchived: false, isDeleted: false, isByStaff: false };
    const may = (state: Parameters<typeof mayActOnAuction>[1]["state"], more = {}) =>
      AUCTION_ACTIONS.filter((action) => mayActOnAuction(action, { ...life, state, ...more }));
    expect(may("draft")).toEqual(["publish", "delete", "duplicate"]);
    expect(may("scheduled")).toEqual(["publish", "unpublish", "cancel", "duplicate"]);
    expect(may("running")).toEqual(["publish", "cancel", "duplicate"]);
    expect(may("running", { hasBids: true })).toEqual(["publish", "duplicate"]);
    expect(may("running", { hasBids: true, isByStaff: true })).toContain("cancel");
    expect(may("finished")).toEqual(["archive", "duplicate"]);
    expect(may("cancelled")).toEqual(["archive", "duplicate"]);
    expect(may("finished", { isArchived: true })).toEqual(["unarchive", "duplicate"]);
    expect(may("draft", { isDeleted: true })).toEqual(["restore"]);
    expect(mayChangeAuction("stagger_s", "scheduled")).toBe(true);
    expect(mayChangeAuction("stagger_s", "running")).toBe(false);
    expect(mayChangeAuction("viewing", "running")).toBe(true);
    expect(mayChangeAuction("viewing", "finished")).toBe(false);
  });
});
