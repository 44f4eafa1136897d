import { type ReactNode, useRef, useState } from "react";
import { formatNumber, type Translate, useMessages, usePhrase } from "../../i18n";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import { IconButton } from "../IconButton";
import { Popover } from "../Popover";
import { TextField } from "../TextField";
import type { DataTableAnswer } from "./table-types";
import { dataTableMessages } from "./data-table.messages";
import { FilterFields } from "./FilterFields";
import { isChoice } from "./table-address";
import { orderColumns } from "./table-layout";
import { MOST_SELECTED, selectedCount } from "./table-selection";
import type { FilterValue, TableFilter } from "./table-types";
import type { DataTableModel } from "./use-data-table";

interface TableToolbarProps<Row> {
  /** Of the table: a page may have several, each with its search. */
  label: string;
  model: DataTableModel<Row>;
  bulk: ReactNode;
  answer: DataTableAnswer<Row>;
  /** Rows of this page. */
  pageIds: readonly number[];
  hasSearch: boolean;
  children: ReactNode;
}

/** Search, filters and their chips, columns, and what can be done with the chosen rows. */
export function TableToolbar<Row>({
  label,
  model,
  bulk,
  answer,
  pageIds,
  hasSearch,
  children,
}: TableToolbarProps<Row>) {
  const t = useMessages(dataTableMessages);
  const [isFiltering, setFiltering] = useState(false);
  const { query, filters, ask } = model;
  return (
    <>
      <div className="martillo-table__tools">
        {hasSearch && (
          <Search
            key={query.search}
            label={label}
            search={query.search}
            onSearch={(search) => ask({ search })}
          />
        )}
        {filters.length > 0 && (
          <Button size="s" onClick={() => setFiltering(true)}>
            {t("filters")}
          </Button>
        )}
        <Columns model={model} />
        {children}
      </div>
      <Chips model={model} />
      {bulk !== undefined && (
        <SelectionBar model={model} bulk={bulk} answer={answer} pageIds={pageIds} />
      )}
      <Dialog
        open={isFiltering}
        onClose={() => setFiltering(false)}
        title={t("filters")}
        placement="side"
      >
        <FilterFields
          filters={filters}
          values={query.filters}
          onApply={(values) => {
            setFiltering(false);
            ask({ filters: values });
          }}
        />
      </Dialog>
    </>
  );
}

interface SearchProps {
  label: string;
  search: string;
  onSearch: (text: string) => void;
}

function Search({ label, search, onSearch }: SearchProps) {
  const t = useMessages(dataTableMessages);
  const [text, setText] = useState(search);
  return (
    <form
      role="search"
      aria-label={label}
      className="martillo-table__search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        type="search"
        label={t("search")}
        labelHidden
        placeholder={t("search")}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="s" type="submit">
        {t("find")}
      </Button>
    </form>
  );
}

function Chips<Row>({ model: { query, filters, ask } }: { model: DataTableModel<Row> }) {
  const t = useMessages(dataTableMessages);
  const active = filters.filter(({ id }) => query.filters[id] !== undefined);
  if (active.length === 0) return null;
  return (
    <ul className="martillo-table__chips" aria-label={t("activeFilters")}>
      {active.map((filter) => {
        const text = `${filter.label}: ${chipText(filter, query.filters[filter.id] ?? "", t)}`;
        return (
          <li key={filter.id} className="martillo-table__chip">
            {text}
            <IconButton
              icon="close"
              label={t("removeFilter", { filter: text })}
              onClick={() => {
                const { [filter.id]: _, ...rest } = query.filters;
                ask({ filters: rest });
              }}
            />
          </li>
        );
      })}
      <li>
        <Button size="s" variant="ghost" onClick={() => ask({ filters: {} })}>
          {t("clearFilters")}
        </Button>
      </li>
    </ul>
  );
}

type Say = Translate<keyof typeof dataTableMessages.texts>;

function chipText({ options }: TableFilter, value: FilterValue, t: Say): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "string") return value;
  if (isChoice(value)) {
    return value
      .map((each) => options?.find((option) => option.value === each)?.label ?? each)
      .join(", ");
  }
  const { from, to } = value;
  if (from === undefined) return t("upTo", { to: to ?? "" });
  return to === undefined ? t("atLeast", { from }) : t("between", { from, to });
}

function SelectionBar<Row>({
  model,
  bulk,
  answer,
  pageIds,
}: Omit<TableToolbarProps<Row>, "children" | "hasSearch" | "label">) {
  const t = useMessages(dataTableMessages);
  const say = usePhrase();
  const { selection } = model;
  const count = selectedCount(selection);
  const isPageMarked =
    selection.kind === "ids" && pageIds.length > 0 && pageIds.every((id) => selection.ids.has(id));
  const isMore = isPageMarked && answer.total > count;
  return (
    <>
      <p role="status" className="martillo-visually-hidden">
        {count > 0 ? say("{n} Selected", { n: formatNumber(count) }) : ""}
      </p>
      {count > 0 && (
        <div className="martillo-table__bar" role="group" aria-label={t("withSelected")}>
          <strong>{say("{n} Selected", { n: formatNumber(count) })}</strong>
          {isMore && answer.total <= MOST_SELECTED && !answer.isCapped && (
            <Button size="s" onClick={() => model.markFilter(answer.total)}>
              {t("selectFilter", { count: formatNumber(answer.total) })}
            </Button>
          )}
          {isMore && (answer.total > MOST_SELECTED || answer.isCapped) && (
            <span>{t("tooMany")}</span>
          )}
          {bulk}
          <Button size="s" variant="ghost" onClick={() => model.markOnly([])}>
            {t("unselect")}
          </Button>
        </div>
      )}
    </>
  );
}

function Columns<Row>({ model }: { model: DataTableModel<Row> }) {
  const t = useMessages(dataTableMessages);
  const [isOpen, setOpen] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  const { layout, setLayout } = model;
  const columns = orderColumns(model.columns, layout.order);

  function move(at: number, by: -1 | 1) {
    const order = columns.map(({ id }) => id);
    const [moved] = order.splice(at, 1);
    if (moved !== undefined) order.splice(at + by, 0, moved);
    setLayout({ ...layout, order });
  }

  return (
    <span ref={holder}>
      <Button size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("columns")}
      </Button>
      <Popover
        open={isOpen}
        anchor={holder}
        onDismiss={(reason) => {
          setOpen(false);
          if (reason === "escape") holder.current?.querySelector("button")?.focus();
        }}
      >
        <div className="martillo-table__columns" role="group" aria-label={t("columns")}>
          <label>
            <input
              type="checkbox"
              checked={layout.isCompact}
              onChange={(event) => setLayout({ ...layout, isCompact: event.currentTarget.checked })}
            />
            {t("compact")}
          </label>
          {columns.map(({ id, label, isMain = false, isOptional = false }, at) => (
            <div key={id} className="martillo-table__column">
              <label>
                <input
                  type="checkbox"
                  disabled={isMain}
                  checked={isMain || (layout.shown[id] ?? !isOptional)}
                  onChange={(event) =>
                    setLayout({
                      ...layout,
                      shown: { ...layout.shown, [id]: event.currentTarget.checked },
                    })
                  }
                />
                {label}
              </label>
              <IconButton
                icon="chevron-left"
                label={t("earlier", { column: label })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="chevron-right"
                label={t("later", { column: label })}
                disabled={at === columns.length - 1}
                onClick={() => move(at, 1)}
              />
            </div>
          ))}
          {Object.keys(layout.widths).length > 0 && (
            <Button size="s" variant="ghost" onClick={() => setLayout({ ...layout, widths: {} })}>
              {t("plainWidths")}
            </Button>
          )}
        </div>
      </Popover>
    </span>
  );
}
