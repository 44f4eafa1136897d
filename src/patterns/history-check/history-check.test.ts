import { describe, expect, it } from "vitest";
import type { BidRow } from "../../contract";
import { changedSince, missingSince } from "./history-check";

const rows = ["c", "b", "a"].map((hash, index) => ({ hash, position: 3 - index })) as BidRow[];

describe("a history held against what this browser was told", () => {
  it("is the same as long as every head is on it", () => {
    const seen = [
      { position: 1, hash: "a" },
      { position: 3, hash: "c" },
    ];
    expect(changedSince(rows, seen)).toBeUndefined();
    expect(missingSince(rows, seen)).toBeUndefined();
  });

  it("has changed at the first row that is another", () => {
    const seen = [
      { position: 3, hash: "x" },
      { position: 2, hash: "y" },
    ];
    expect(changedSince(rows, seen)).toBe(2);
  });

  it("says nothing of rows on other pages, which a whole history may not lack", () => {
    const seen = [{ position: 5, hash: "e" }];
    expect(changedSince(rows, seen)).toBeUndefined();
    expect(missingSince(rows, seen)).toBe(4);
  });
});
