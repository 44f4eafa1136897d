import { useReducer, useRef } from "react";
import type { RowValues } from "../contract";

/** Answers of one entry, by the names of its fields. */
export type Row = RowValues;

interface KeyedRow {
  key: string;
  values: Row;
}

interface RowsState {
  rows: readonly KeyedRow[];
  /** Key of the row that is being changed, or `new`. */
  editing: string | undefined;
  said: string;
  /** Another object with each step, so that the same place can be meant again. */
  focusOn: { place: string } | undefined;
}

type Change =
  | { kind: "edit"; editing: string | undefined }
  | { kind: "save"; key: string; values: Row; said: string }
  | { kind: "remove"; key: string; said: string };

function next(state: RowsState, change: Change): RowsState {
  const { rows, editing } = state;
  switch (change.kind) {
    case "edit": {
      const back = editing === "new" ? "add" : `edit-${editing}`;
      const focusOn = change.editing === undefined ? { place: back } : undefined;
      return { ...state, editing: change.editing, said: "", focusOn };
    }
    case "save": {
      const { key, values, said } = change;
      const isNew = editing === "new";
      return {
        rows: isNew
          ? [...rows, { key, values }]
          : rows.map((row) => (row.key === editing ? { ...row, values } : row)),
        editing: undefined,
        said,
        focusOn: { place: isNew ? "add" : `edit-${editing}` },
      };
    }
    case "remove": {
      const at = rows.findIndex(({ key }) => key === change.key);
      const left = rows.filter(({ key }) => key !== change.key);
      const neighbour = left[at] ?? left[at - 1];
      const focusOn = { place: neighbour ? `remove-${neighbour.key}` : "add" };
      return { ...state, rows: left, said: change.said, focusOn };
    }
  }
}

/** The entries of a list, which of them is being changed, and where the focus goes after each step. */
export function useRows(defaultRows: readonly Row[]) {
  const [state, change] = useReducer(next, defaultRows, (given) => ({
    rows: given.map((values, index) => ({ key: `r${index}`, values })),
    editing: undefined,
    said: "",
    focusOn: undefined,
  }));
  const count = useRef(defaultRows.length);
  return {
    ...state,
    edit: (editing: string | undefined) => change({ kind: "edit", editing }),
    save: (values: Row, said: string) =>
      change({ kind: "save", key: `r${count.current++}`, values, said }),
    remove: (key: string, said: string) => change({ kind: "remove", key, said }),
  };
}

/** As they are sent. */
export function readRows(rows: readonly KeyedRow[]): Row[] {
  return rows.map(({ values }) => values);
}
