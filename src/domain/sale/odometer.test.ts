import { expect, test } from "vitest";
import { fc } from "../../testing/seed";
import { odometerVerdict } from "./odometer";

test.each([
  [84_120, 84_120, "fits"],
  [84_119, 84_120, "below"],
  [0, 84_120, "below"],
  [85_120, 84_120, "fits"],
  [85_121, 84_120, "high"],
  [841_200, 84_120, "high"],
  [0, 0, "fits"],
  [1_001, 0, "high"],
  [3_000_000, null, "fits"],
  [0, null, "fits"],
] as const)("%d km beside %s km of the lot: %s", (readKm, listedKm, verdict) => {
  expect(odometerVerdict({ readKm, listedKm })).toBe(verdict);
});

test("the more it shows, the further is the verdict from too little", () => {
  const order = ["below", "fits", "high"];
  const km = fc.nat({ max: 5_000_000 });
  fc.assert(
    fc.property(km, km, km, (one, other, listedKm) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((readKm) =>
        order.indexOf(odometerVerdict({ readKm, listedKm })),
      );
      expect(less).toBeLessThanOrEqual(more!);
    }),
  );
});
