import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import {
  DEFAULT_INCREMENTS,
  isIncrementTable,
  nextAsks,
  readIncrements,
  stepAt,
  toIncrementRows,
} from "./increments";

describe("stepAt", () => {
  it.each([
    [0, 1],
    [4.99, 1],
    [5, 5],
    [39.99, 5],
    [40, 10],
    [99.99, 10],
    [100, 25],
    [999.99, 25],
    [1_000, 50],
    [4_999.99, 50],
    [5_000, 100],
    [24_999.99, 100],
    [25_000, 250],
    [49_999.99, 250],
    [50_000, 500],
    [99_999.99, 500],
    [100_000, 1_000],
    [9_000_000, 1_000],
  ])("at %d € is %d €", (price, step) => {
    expect(stepAt(DEFAULT_INCREMENTS, Math.round(price * 100))).toBe(step * 100);
  });

  it("needs a row", () => {
    expect(() => stepAt([], 100)).toThrow(RangeError);
  });
});

describe("nextAsks", () => {
  it("crosses a boundary of the table with the new step", () => {
    expect(nextAsks(DEFAULT_INCREMENTS, 490_000, 4)).toEqual([490_000, 495_000, 500_000, 510_000]);
  });

  it("starts at the minimum, ascends, and each is one step above the one before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), (minimum) => {
        const asks = nextAsks(DEFAULT_INCREMENTS, minimum);
        expect(asks).toHaveLength(10);
        expect(asks[0]).toBe(minimum);
        asks.slice(1).forEach((ask, index) => {
          const before = asks[index] ?? 0;
          expect(ask).toBe(before + stepAt(DEFAULT_INCREMENTS, before));
        });
      }),
    );
  });
});

describe("a table", () => {
  it("goes to the wire and back", () => {
    expect(readIncrements(toIncrementRows(DEFAULT_INCREMENTS))).toEqual(DEFAULT_INCREMENTS);
    expect(toIncrementRows(DEFAULT_INCREMENTS)[1]).toEqual({ from: "5.00", step: "5.00" });
  });

  it.each([
    ["is empty", []],
    ["does not start at 0", [{ from: "1.00", step: "1.00" }]],
    ["has a step of nothing", [{ from: "0.00", step: "0.00" }]],
    [
      "does not ascend",
      [
        { from: "0.00", step: "1.00" },
        { from: "0.00", step: "2.00" },
      ],
    ],
  ])("is refused when it %s", (_case, rows) => {
    expect(isIncrementTable(readIncrements(rows))).toBe(false);
  });

  it("is valid as shipped", () => {
    expect(isIncrementTable(DEFAULT_INCREMENTS)).toBe(true);
  });
});
