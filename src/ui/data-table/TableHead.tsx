import { useMessages } from "../../i18n";
import { Icon } from "../Icon";
import { ColumnWidth } from "./ColumnWidth";
import { widthOf } from "./column-width";
import { dataTableMessages } from "./data-table.messages";
import type { TableColumn, TableSort } from "./table-types";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  /** The next order of that column: rising, falling, as proposed. */
  onSort: (id: string) => void;
  /** Undefined where rows cannot be chosen. */
  isAllMarked: boolean | undefined;
  isSomeMarked: boolean;
  onMarkAll: (isWanted: boolean) => void;
  /** Widths in px that were chosen, by the name of their column. */
  widths: Readonly<Record<string, number>>;
  /** Undefined: as wide as its content wants. */
  onWidth: (id: string, width: number | undefined) => void;
  hasActions: boolean;
}

/** Names of the columns, which also sort. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const t = useMessages(dataTableMessages);
  const { columns, sort, isAllMarked, isSomeMarked, widths } = props;
  return (
    <thead>
      <tr>
        {isAllMarked !== undefined && (
          <th scope="col" className="martillo-table__mark">
            <label className="martillo-table__check">
              <input
                type="checkbox"
                aria-label={t("selectPage")}
                checked={isAllMarked}
                ref={(box) => {
                  if (box) box.indeterminate = isSomeMarked && !isAllMarked;
                }}
                onChange={(event) => props.onMarkAll(event.currentTarget.checked)}
              />
            </label>
          </th>
        )}
        {columns.map(({ id, label, kind, isSortable, isMain }) => (
          <th
            key={id}
            scope="col"
            // Else its name would be that of its edge as well.
            aria-label={label}
            data-kind={kind}
            data-main={isMain || undefined}
            {...widthOf(widths[id])}
            data-plain={!isSortable || undefined}
            aria-sort={
              sort?.id === id
                ? sort.desc
                  ? "descending"
                  : "ascending"
                : isSortable
                  ? "none"
                  : undefined
            }
          >
            {isSortable ? (
              <button
                type="button"
                className="martillo-table__sort"
                onClick={() => props.onSort(id)}
              >
                <span className="martillo-table__name">{label}</span>
                <span data-sort={sort?.id === id ? (sort.desc ? "desc" : "asc") : "none"}>
                  <Icon name="chevron-down" size={16} />
                </span>
              </button>
            ) : (
              <span className="martillo-table__name">{label}</span>
            )}
            <ColumnWidth
              label={t("width", { column: label })}
              width={widths[id]}
              onWidth={(width) => props.onWidth(id, width)}
            />
          </th>
        ))}
        {props.hasActions && (
          <th scope="col" className="martillo-table__menu" data-plain>
            <span className="martillo-visually-hidden">{t("actionsHead")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
