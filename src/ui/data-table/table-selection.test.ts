import { expect, it } from "vitest";
import {
  isSelected,
  MOST_SELECTED,
  NOTHING_SELECTED,
  select,
  selectedCount,
  type TableSelection,
} from "./table-selection";
import { orderColumns } from "./table-layout";

it("keeps rows of several pages, and forgets those that are taken back", () => {
  const both = select(select(NOTHING_SELECTED, [1, 2], true), [9], true);
  expect(selectedCount(both)).toBe(3);
  expect(selectedCount(select(both, [2, 3], false))).toBe(2);
});

it("means all of a filter but a few", () => {
  const all: TableSelection = { kind: "filter", excluded: new Set(), total: 1_240 };
  const most = select(all, [7, 8], false);
  expect(selectedCount(most)).toBe(1_238);
  expect(isSelected(most, 7)).toBe(false);
  expect(isSelected(most, 1_000)).toBe(true);
  expect(selectedCount(select(most, [7], true))).toBe(1_239);
});

it("never chooses more than can be changed at once", () => {
  const ids = Array.from({ length: MOST_SELECTED + 10 }, (_, at) => at);
  expect(selectedCount(select(NOTHING_SELECTED, ids, true))).toBe(MOST_SELECTED);
});

it("orders columns as somebody wants them, whatever is gone or new", () => {
  const columns = ["a", "b", "c"].map((id) => ({ id }));
  expect(orderColumns(columns, ["c", "gone", "a"]).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});
