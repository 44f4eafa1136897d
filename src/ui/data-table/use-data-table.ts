import { useEffect, useMemo, useState } from "react";
import { FIRST_QUERY, isSameFilters, readAddress, writeAddress } from "./table-address";
import { keepLayout, readLayout, type TableLayout } from "./table-layout";
import { NOTHING_SELECTED, select, type TableSelection } from "./table-selection";
import type { TableColumn, TableFilter, TableQuery } from "./table-types";

/** What a table is about. */
export interface DataTableOptions<Row> {
  /** What this device keeps its layout by. */
  table: string;
  columns: readonly TableColumn<Row>[];
  filters?: readonly TableFilter[];
  /** Keeps page, order and filters in the address of the page; only one table of a page can. @default false */
  hasAddress?: boolean;
}

/** State of a table: its content, the choice of rows, its layout. */
export interface DataTableModel<Row> {
  columns: readonly TableColumn<Row>[];
  filters: readonly TableFilter[];
  query: TableQuery;
  /** Changes what is shown; another filter or order begins at the first page, another filter with nothing chosen. */
  ask: (change: Partial<TableQuery>) => void;
  selection: TableSelection;
  mark: (ids: readonly number[], isWanted: boolean) => void;
  /** All rows of the filter, so many. */
  markFilter: (total: number) => void;
  /** These, and no others. */
  markOnly: (ids: readonly number[]) => void;
  layout: TableLayout;
  setLayout: (layout: TableLayout) => void;
}

const NO_FILTERS: readonly TableFilter[] = [];

/** State of a `DataTable`; its rows are the caller's, who reads them by `query`. */
export function useDataTable<Row>({
  table,
  columns,
  filters = NO_FILTERS,
  hasAddress = false,
}: DataTableOptions<Row>): DataTableModel<Row> {
  const rules = useMemo(
    () => ({
      sortable: columns.filter((column) => column.isSortable).map((column) => column.id),
      filters,
    }),
    [columns, filters],
  );
  const [query, setQuery] = useState(() =>
    hasAddress ? readAddress(location.search, rules) : FIRST_QUERY,
  );
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [layout, setLayout] = useState(() => readLayout(table));

  useEffect(() => {
    if (!hasAddress) return;
    const handleBack = () => setQuery(readAddress(location.search, rules));
    window.addEventListener("popstate", handleBack);
    return () => window.removeEventListener("popstate", handleBack);
  }, [hasAddress, rules]);

  return {
    columns,
    filters,
    query,
    ask(change) {
      const isOther = change.page === undefined;
      const next = { ...query, ...change, ...(isOther && { page: 1 }) };
      if (!isSameFilters(query, next)) setSelection(NOTHING_SELECTED);
      setQuery(next);
      if (!hasAddress) return;
      const address =
        location.pathname + writeAddress(next, rules, location.search) + location.hash;
      // The router's own note of the page stays.
      history.replaceState(history.state, "", address);
    },
    selection,
    mark: (ids, isWanted) => setSelection((before) => select(before, ids, isWanted)),
    markFilter: (total) => setSelection({ kind: "filter", excluded: new Set(), total }),
    markOnly: (ids) => setSelection({ kind: "ids", ids: new Set(ids) }),
    layout,
    setLayout(next) {
      setLayout(next);
      keepLayout(table, next);
    },
  };
}
