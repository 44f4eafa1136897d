import { expect, it } from "vitest";
import { pageWindow } from "./page-window";

it.each([
  [1, 1, "1"],
  [1, 6, "1 2 3 4 5 6"],
  [1, 20, "1 2 3 4 gap 19 20"],
  [10, 20, "1 2 gap 7 8 9 10 11 12 13 gap 19 20"],
  [7, 20, "1 2 3 4 5 6 7 8 9 10 gap 19 20"],
  [20, 20, "1 2 gap 17 18 19 20"],
  [1, 0, ""],
])("page %i of %i", (page, count, shown) => {
  expect(pageWindow(page, count).join(" ")).toBe(shown);
});
