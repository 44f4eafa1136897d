import type { Ref } from "react";
import { useMessages } from "../../i18n";
import { TableCell } from "./TableCell";
import { widthOf } from "./column-width";
import { dataTableMessages } from "./data-table.messages";
import { RowMenu } from "./RowMenu";
import type { RowAction, TableColumn } from "./table-types";

interface TableRowProps<Row> {
  row: Row;
  name: string;
  columns: readonly TableColumn<Row>[];
  /** Widths in px that were chosen, by the name of their column. */
  widths: Readonly<Record<string, number>>;
  /** Undefined where rows cannot be chosen. */
  isMarked: boolean | undefined;
  onMark: (isWanted: boolean, isRange: boolean) => void;
  actions: readonly RowAction[] | undefined;
  onAction: (action: string) => boolean | void;
  /** Of a windowed table: its place among all rows, and where it is measured. */
  ref?: Ref<HTMLTableRowElement>;
  "aria-rowindex"?: number;
  "data-index"?: number;
}

/** A row of the table. Space on its link chooses it, with Shift all since the last that was chosen. */
export function TableRow<Row>({
  row,
  name,
  columns,
  widths,
  isMarked,
  onMark,
  actions,
  onAction,
  ...rest
}: TableRowProps<Row>) {
  const t = useMessages(dataTableMessages);
  return (
    <tr
      {...rest}
      part="table-row"
      aria-selected={isMarked}
      onKeyDown={(event) => {
        if (event.key !== " " || isMarked === undefined) return;
        if (!(event.target instanceof Element) || !event.target.closest("a")) return;
        event.preventDefault();
        onMark(!isMarked, event.shiftKey);
      }}
    >
      {isMarked !== undefined && (
        <td className="martillo-table__mark">
          <label className="martillo-table__check">
            <input
              type="checkbox"
              aria-label={t("selectRow", { row: name })}
              checked={isMarked}
              onChange={(event) => {
                const { nativeEvent } = event;
                onMark(
                  event.currentTarget.checked,
                  nativeEvent instanceof PointerEvent || nativeEvent instanceof MouseEvent
                    ? nativeEvent.shiftKey
                    : false,
                );
              }}
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-kind={column.kind}
          data-main={column.isMain || undefined}
          {...widthOf(widths[column.id])}
        >
          {!column.isMain && (
            <span className="martillo-table__label" aria-hidden="true">
              {column.label}
            </span>
          )}
          <TableCell row={row} name={name} column={column} />
        </td>
      ))}
      {actions && (
        <td className="martillo-table__menu">
          {actions.length > 0 && (
            <RowMenu label={t("actions", { row: name })} actions={actions} onAction={onAction} />
          )}
        </td>
      )}
    </tr>
  );
}
