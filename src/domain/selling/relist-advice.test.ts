import { describe, expect, test } from "vitest";
import { relistAdvice, relistReserve, type UnsoldRound } from "./relist-advice";

/** A round of which nothing stands out. */
const PLAIN: UnsoldRound = {
  startCents: 500_000,
  reserveCents: 1_000_000,
  highestCents: 600_000,
  views: 200,
  photos: 12,
  endHour: 20,
  medianCents: 1_000_000,
};

describe("why a lot was not sold", () => {
  test("is not made up where nothing stands out", () => {
    expect(relistAdvice(PLAIN)).toEqual([]);
  });

  test.each<[string, Partial<UnsoldRound>, ReturnType<typeof relistAdvice>]>([
    ["a bid near the reserve", { highestCents: 949_999 }, [{ reason: "reserve_near", figure: 94 }]],
    ["exactly near it", { highestCents: 800_000 }, [{ reason: "reserve_near", figure: 80 }]],
    ["a cent below that", { highestCents: 799_999 }, []],
    [
      "a reserve above the market",
      { medianCents: 800_000 },
      [{ reason: "above_market", figure: 25 }],
    ],
    ["ten percent above it", { medianCents: 909_091 }, [{ reason: "above_market", figure: 10 }]],
    ["hardly above it", { medianCents: 920_000 }, []],
    [
      "a start above the market, where there is no reserve",
      { reserveCents: null, medianCents: 400_000 },
      [{ reason: "above_market", figure: 25 }],
    ],
    [
      "people who looked and did not bid",
      { highestCents: null },
      [{ reason: "start_high", figure: 200 }],
    ],
    [
      "few people who looked",
      { highestCents: null, views: 19 },
      [{ reason: "few_views", figure: 19 }],
    ],
    ["few photos", { photos: 7 }, [{ reason: "few_photos", figure: 7 }]],
    ["an end at night", { endHour: 6 }, [{ reason: "night_end", figure: 6 }]],
    ["an end at midnight", { endHour: 0 }, [{ reason: "night_end", figure: 0 }]],
    ["an end in the morning", { endHour: 7 }, []],
    ["no market to compare with", { medianCents: null }, []],
  ])("%s", (_what, round, advice) => {
    expect(relistAdvice({ ...PLAIN, ...round })).toEqual(advice);
  });

  test("says the most telling reason first", () => {
    const round = { ...PLAIN, highestCents: 900_000, medianCents: 500_000, photos: 1, endHour: 3 };
    expect(relistAdvice(round).map(({ reason }) => reason)).toEqual([
      "reserve_near",
      "above_market",
      "few_photos",
      "night_end",
    ]);
  });
});

test.each([
  [1_000_000, 900_000, 900_000],
  [1_000_000, 799_999, 1_000_000],
  [1_000_000, null, 1_000_000],
  [null, 900_000, null],
  // Hidden at its end: the reserve was reached, and must not rise.
  [1_000_000, 1_200_000, 1_000_000],
])("a reserve of %j with a highest bid of %j becomes %j", (reserveCents, highestCents, next) => {
  expect(relistReserve({ ...PLAIN, reserveCents, highestCents })).toBe(next);
});
