import { describe, expect, it } from "vitest";
import { besideAlone, usual } from "./paced-bids.mjs";

/** A hundred bids a second, each of which takes what is said of its second. */
function bidsOf(seconds: readonly number[]) {
  return seconds.flatMap((took, second) =>
    Array.from({ length: 100 }, (_, n) => ({ at: second * 1_000 + n * 10, took })),
  );
}

describe("what bids take", () => {
  it("is that of a usual second, whatever came over the machine in another", () => {
    expect(usual(bidsOf([4, 4, 900, 4, 5]))).toMatchObject({ p50: 4, p95: 4 });
    expect(usual(bidsOf([4, 4, 900, 4, 5])).p99).toBe(900);
  });

  it("is the most that nearly all of a second take", () => {
    const bids = bidsOf([4, 4, 4]).map((bid, n) => (n % 10 === 0 ? { ...bid, took: 30 } : bid));
    expect(usual(bids)).toMatchObject({ p50: 4, p95: 30 });
  });

  it("leaves out a second of which there are only some", () => {
    const begun = Array.from({ length: 5 }, (_, n) => ({ at: 3_000 + n, took: 700 }));
    const cut = Array.from({ length: 5 }, (_, n) => ({ at: 4_000 + n, took: 800 }));
    expect(usual([...bidsOf([4, 5]), ...begun, ...cut])).toMatchObject({ p50: 5, p95: 5 });
  });

  it("is compared with what they take alone", () => {
    const found = besideAlone(bidsOf([6, 6, 6]), bidsOf([4, 4, 4]));
    expect(found).toMatchObject({ count: 300, ratio: 1.5, medianRatio: 1.5, alone: { p95: 4 } });
  });
});
