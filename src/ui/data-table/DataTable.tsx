import { type ReactNode, useRef, useState } from "react";
import { formatNumber, useMessages, usePhrase } from "../../i18n";
import { useStyles } from "../adopt-styles";
import { Button } from "../Button";
import { EmptyState } from "../EmptyState";
import { ErrorState } from "../ErrorState";
import { Pager } from "../Pager";
import { SelectField } from "../SelectField";
import { Skeleton } from "../Skeleton";
import { dataTableMessages } from "./data-table.messages";
import styles from "./data-table.css?inline";
import { PAGE_SIZES } from "./table-address";
import { orderColumns, withWidth } from "./table-layout";
import { isSelected } from "./table-selection";
import { TableHead } from "./TableHead";
import { TableRow } from "./TableRow";
import { TableToolbar } from "./TableToolbar";
import type { RowAction, TableSort } from "./table-types";
import type { DataTableModel } from "./use-data-table";
import { WindowedBody } from "./WindowedBody";
import type { DataTableAnswer } from "./table-types";

/** Above so many rows only those are drawn that can be seen. */
const MOST_DRAWN = 200;

export interface DataTableProps<Row> {
  /** What the table is, for screen readers. */
  label: string;
  model: DataTableModel<Row>;
  answer: DataTableAnswer<Row>;
  rowId: (row: Row) => number;
  /** What a row is called: "Seat León". */
  rowName: (row: Row) => string;
  rowActions?: (row: Row) => readonly RowAction[];
  /** A row's action was chosen; one with an address is a link, and false keeps it from being followed. */
  onRowAction?: (row: Row, action: string) => boolean | void;
  /** What can be done with the chosen rows; without it none can be chosen. */
  bulk?: ReactNode;
  /** Says that there is nothing yet, and what to do. */
  empty?: ReactNode;
  /** All rows are here: no pages. @default false */
  isWhole?: boolean;
  /** Rows are found by a text. @default true */
  hasSearch?: boolean;
  /** A line of the caller's own beside the search. */
  tools?: ReactNode;
}

/** Rows as a table, in a narrow place as cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, model, answer, rowId, bulk, isWhole = false } = props;
  const { query, layout, selection } = model;
  const t = useMessages(dataTableMessages);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, styles);
  const [isWarned, setWarned] = useState(false);
  const rows = answer.rows ?? NO_ROWS;
  const columns = orderColumns(model.columns, layout.order).filter(
    ({ id, isMain, isOptional }) => isMain || (layout.shown[id] ?? !isOptional),
  );
  const isWindowed = rows.length > MOST_DRAWN;
  const ids = (rows as readonly Row[]).map(rowId);
  const mark = useMarks(model, ids);

  const drawRow = (row: Row, extra: object = {}) => {
    const id = rowId(row);
    return (
      <TableRow
        key={id}
        row={row}
        name={props.rowName(row)}
        columns={columns}
        widths={layout.widths}
        isMarked={bulk === undefined ? undefined : isSelected(selection, id)}
        onMark={(isWanted, isRange) => mark(id, isWanted, isRange)}
        actions={props.rowActions?.(row)}
        onAction={(action) => props.onRowAction?.(row, action)}
        {...extra}
      />
    );
  };
  const head = (
    <TableHead
      columns={columns}
      sort={query.sort}
      onSort={(id) => model.ask({ sort: nextSort(query.sort, id) })}
      isAllMarked={
        bulk === undefined
          ? undefined
          : ids.length > 0 && ids.every((id) => isSelected(selection, id))
      }
      isSomeMarked={ids.some((id) => isSelected(selection, id))}
      onMarkAll={(isWanted) => model.mark(ids, isWanted)}
      widths={layout.widths}
      onWidth={(id, width) => model.setLayout(withWidth(layout, id, width))}
      hasActions={props.rowActions !== undefined}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears that the browser's search begins, and lets it
    <div
      ref={place}
      className="martillo-table"
      part="table"
      data-compact={layout.isCompact || undefined}
      onKeyDown={(event) => {
        const isFind = event.key === "f" && (event.ctrlKey || event.metaKey);
        if (isFind && isWindowed) setWarned(true);
      }}
    >
      <TableToolbar
        label={label}
        model={model}
        bulk={bulk}
        answer={answer}
        pageIds={ids}
        hasSearch={props.hasSearch ?? true}
      >
        {props.tools}
      </TableToolbar>
      <News answer={answer} warning={isWarned && isWindowed ? t("notAllDrawn") : ""} />
      <Body
        {...props}
        rows={rows as readonly Row[]}
        columnCount={columns.length}
        drawRow={drawRow}
        head={head}
        isWindowed={isWindowed}
      />
      {!isWhole && answer.rows && <Foot model={model} answer={answer} />}
    </div>
  );
}

/** The rows, or what stands where there are none. */
function Body<Row>({
  label,
  model,
  answer,
  rowId,
  rowActions,
  bulk,
  empty,
  rows,
  columnCount,
  drawRow,
  head,
  isWindowed,
}: DataTableProps<Row> & {
  rows: readonly Row[];
  columnCount: number;
  drawRow: (row: Row, extra?: object) => ReactNode;
  head: ReactNode;
  isWindowed: boolean;
}) {
  if (!answer.rows) {
    if (answer.error) {
      const { message, next, retry } = answer.error;
      return <ErrorState title={message} next={next} onRetry={retry} />;
    }
    return <Waiting rows={model.query.pageSize} />;
  }
  if (rows.length === 0) return <Nothing model={model} empty={empty} />;
  const common = {
    "aria-label": label,
    "aria-busy": answer.error ? true : undefined,
    "data-stale": answer.error ? true : undefined,
  };
  if (isWindowed) {
    return (
      <WindowedBody
        rows={rows}
        rowId={rowId}
        drawRow={drawRow}
        isCompact={model.layout.isCompact}
        columnCount={columnCount + (bulk === undefined ? 0 : 1) + (rowActions ? 1 : 0)}
        head={head}
        {...common}
      />
    );
  }
  return (
    // Reached by keyboard where it is wider than its place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <div className="martillo-table__scroll" tabIndex={0} role="group" aria-label={label}>
      <table className="martillo-table__table" {...common}>
        {head}
        <tbody>{rows.map((row) => drawRow(row))}</tbody>
      </table>
    </div>
  );
}

const NO_ROWS: readonly unknown[] = [];
/** What a press on the name of a column asks for: rising, falling, as proposed. */
function nextSort(sort: TableSort | undefined, id: string): TableSort | undefined {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? undefined : { id, desc: true };
}

/** Marks a row; with the shift key all rows from the one that was marked last. */
function useMarks<Row>(model: DataTableModel<Row>, ids: readonly number[]) {
  const anchor = useRef<number>(undefined);

  return function mark(id: number, isWanted: boolean, isRange: boolean) {
    const [from, to] = [ids.indexOf(anchor.current ?? id), ids.indexOf(id)];
    anchor.current = id;
    if (!isRange || from < 0) return model.mark([id], isWanted);
    model.mark(ids.slice(Math.min(from, to), Math.max(from, to) + 1), isWanted);
  };
}

/** The messages above the rows: the warning, rows that are out of date, rows that came since. */
function News<Row>({ answer, warning }: { answer: DataTableAnswer<Row>; warning: string }) {
  const t = useMessages(dataTableMessages);
  return (
    <>
      <p role="status" className="martillo-table__status">
        {warning}
      </p>
      {answer.error && answer.rows && (
        <div className="martillo-table__stale" role="alert">
          <span>{t("stale")}</span>
          <Button size="s" onClick={answer.error.retry}>
            {t("retry")}
          </Button>
        </div>
      )}
      {(answer.changes ?? 0) > 0 && (
        <Button size="s" onClick={() => answer.onRefresh?.()}>
          {t("refresh", { count: answer.changes ?? 0 })}
        </Button>
      )}
    </>
  );
}

function Nothing<Row>({ model, empty }: { model: DataTableModel<Row>; empty: ReactNode }) {
  const t = useMessages(dataTableMessages);
  const say = usePhrase();
  const isNarrowed = model.query.search !== "" || Object.keys(model.query.filters).length > 0;
  if (!isNarrowed) {
    return empty ?? <EmptyState icon="tag" title={say("No Records Found!")} />;
  }
  return (
    <EmptyState
      title={t("noneForFilter")}
      actions={
        <Button size="s" onClick={() => model.ask({ search: "", filters: {} })}>
          {t("clearFilters")}
        </Button>
      }
    >
      {say("No Records Found!")} {t("noneForFilterText")}
    </EmptyState>
  );
}

/** As high as what is on its way. */
function Waiting({ rows }: { rows: number }) {
  const t = useMessages(dataTableMessages);
  return (
    <div className="martillo-table__waiting" aria-busy="true">
      <p role="status" className="martillo-visually-hidden">
        {t("loading")}
      </p>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="martillo-table__line">
          <Skeleton height="20px" />
        </div>
      ))}
    </div>
  );
}

function Foot<Row>({
  model,
  answer,
}: {
  model: DataTableModel<Row>;
  answer: DataTableAnswer<Row>;
}) {
  const t = useMessages(dataTableMessages);
  const say = usePhrase();
  const { page, pageSize } = model.query;
  const first = (page - 1) * pageSize + 1;
  const count = answer.rows?.length ?? 0;
  if (answer.total === 0) return null;
  const total = formatNumber(answer.total);
  return (
    <div className="martillo-table__foot">
      <p role="status">
        {t("range", {
          from: formatNumber(first),
          to: formatNumber(first + Math.max(0, count - 1)),
          total: answer.isCapped ? t("moreThan", { total }) : total,
        })}
      </p>
      <Pager
        page={page}
        pageCount={Math.ceil(answer.total / pageSize)}
        onPageChange={(next) => model.ask({ page: next })}
      />
      <div className="martillo-table__size">
        <SelectField
          label={say("Rows per page")}
          value={String(pageSize)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(event) => model.ask({ pageSize: Number(event.currentTarget.value) })}
        />
      </div>
    </div>
  );
}
