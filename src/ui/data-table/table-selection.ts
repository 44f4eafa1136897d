/** Most rows that can be chosen at once. */
export const MOST_SELECTED = 5_000;

/** Which rows are chosen: these, or all of the filter but a few. */
export type TableSelection =
  | { kind: "ids"; ids: ReadonlySet<number> }
  | { kind: "filter"; excluded: ReadonlySet<number>; total: number };

/** None. */
export const NOTHING_SELECTED: TableSelection = { kind: "ids", ids: new Set() };

/** How many rows are chosen. */
export function selectedCount(selection: TableSelection): number {
  return selection.kind === "ids"
    ? selection.ids.size
    : Math.max(0, selection.total - selection.excluded.size);
}

/** Whether a row is chosen. */
export function isSelected(selection: TableSelection, id: number): boolean {
  return selection.kind === "ids" ? selection.ids.has(id) : !selection.excluded.has(id);
}

/** The selection with these rows, or without them; never more than can be changed at once. */
export function select(
  selection: TableSelection,
  ids: readonly number[],
  isWanted: boolean,
): TableSelection {
  const isAdding = selection.kind === "ids" ? isWanted : !isWanted;
  const next = new Set(selection.kind === "ids" ? selection.ids : selection.excluded);
  for (const id of ids) {
    if (!isAdding) next.delete(id);
    else if (next.size < MOST_SELECTED) next.add(id);
  }
  return selection.kind === "ids" ? { kind: "ids", ids: next } : { ...selection, excluded: next };
}
