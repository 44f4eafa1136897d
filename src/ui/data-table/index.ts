// A table of rows without data of its own: `useDataTable` keeps its state, `tableChunk` brings its markup when it is shown.
export type { DataTableProps } from "./DataTable";
export type { DataTableAnswer } from "./table-types";
export {
  FIRST_QUERY,
  isChoice,
  PAGE_SIZE,
  PAGE_SIZES,
  readAddress,
  writeAddress,
} from "./table-address";
export { tableChunk } from "./table-chunk";
export {
  isSelected,
  MOST_SELECTED,
  NOTHING_SELECTED,
  selectedCount,
  type TableSelection,
} from "./table-selection";
export type {
  CellKind,
  CellRefusal,
  CellValue,
  FilterRange,
  FilterValue,
  FilterValues,
  RowAction,
  TableColumn,
  TableFilter,
  TableQuery,
  TableSort,
} from "./table-types";
export { type DataTableModel, type DataTableOptions, useDataTable } from "./use-data-table";
