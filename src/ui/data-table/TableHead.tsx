import { useMessages } from "../../i18n";
import { Icon } from "../Icon";
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
  hasActions: boolean;
}

/** Names of the columns, which also sort. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const t = useMessages(dataTableMessages);
  const { columns, sort, isAllMarked, isSomeMarked } = props;
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
        {columns.map(({ id, label, kind, isSortable }) => (
          <th
            key={id}
            scope="col"
            data-kind={kind}
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
                {label}
                <span data-sort={sort?.id === id ? (sort.desc ? "desc" : "asc") : "none"}>
                  <Icon name="chevron-down" size={16} />
                </span>
              </button>
            ) : (
              label
            )}
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
