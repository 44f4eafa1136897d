import { expect, it } from "vitest";
import { distance } from "./spelling";

it.each([
  ["volkswagn", "volkswagen", 1],
  ["wolksvagen", "volkswagen", 2],
  ["deisel", "diesel", 1],
  ["mercedez", "mercedes", 1],
  ["", "seat", 4],
  ["seat", "seat", 0],
  ["audi", "bmw", 4],
])("%s is as far from %s as %i letters", (a, b, far) => {
  expect(distance(a, b)).toBe(far);
  expect(distance(b, a)).toBe(far);
});
