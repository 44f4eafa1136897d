import { useMemo } from "react";
import type { ReportColumn, ReportName, ReportRow } from "../../src/contract";
import { beginOfDay } from "../../src/domain";
import { formatDay, formatMoney, formatNumber, type Translate, useMessages } from "../../src/i18n";
import { Button, DateField, EmptyState, Refusal, SelectField } from "../../src/ui";
import {
  type CellKind,
  type TableColumn,
  type tableChunk,
  useDataTable,
} from "../../src/ui/data-table";
import { BarChart, RankChart } from "../../src/ui/chart";
import { DoneNote } from "../account";
import { reportMessages } from "./report.messages";
import { hasDays, type Period, type ReportModel, useReport } from "./use-report";

type Table = NonNullable<ReturnType<typeof tableChunk.read>["module"]>["DataTable"];

type Say = Translate<keyof (typeof reportMessages)["texts"]>;

const NO_COLUMNS: readonly ReportColumn[] = [];

/** A report: its rows, its days, and its totals. */
export function ReportView({ Table, report }: { Table: Table; report: ReportName }) {
  const t = useMessages(reportMessages);
  const paging = useDataTable<ReportRow>({ table: `report-${report}`, columns: [] });
  const { page, pageSize } = paging.query;
  const model = useReport(report, page, pageSize);
  const { data } = model;
  const known = data?.columns ?? NO_COLUMNS;
  const columns = useMemo(() => columnsOf(known, t), [known, t]);
  const shown = columns.filter(
    ({ id, isMain, isOptional }) => isMain || (paging.layout.shown[id] ?? !isOptional),
  );
  return (
    <div className="martillo-report__body">
      {hasDays(report) && <Days report={report} model={model} onChange={() => paging.ask({})} />}
      <Totals model={model} />
      <Series report={report} model={model} />
      <div>
        <DoneNote>
          {model.saved && t(model.saved.isCut ? "cut" : "saved", { count: model.saved.count })}
        </DoneNote>
        <Refusal of={model.refusal} className="martillo-report__error" />
      </div>
      <Table<ReportRow>
        label={t(report)}
        model={{ ...paging, columns }}
        answer={{
          rows: model.isRefused ? undefined : data?.records,
          total: data?.totalRecords ?? 0,
          ...(model.error && { error: model.error }),
        }}
        rowId={(row) => row.id}
        rowName={(row) =>
          String(row["title"] ?? row["period"] ?? row["buyer"] ?? row["person"] ?? row.id)
        }
        hasSearch={false}
        tools={FORMATS.map((format) => (
          <Button
            key={format}
            size="s"
            disabled={model.isSaving}
            onClick={() =>
              model.save(
                format,
                shown.map(({ id }) => id),
              )
            }
          >
            {t(format)}
          </Button>
        ))}
        empty={
          <EmptyState icon="calendar" title={t("none")}>
            {t(report === "stock" ? "noneStock" : report === "models" ? "noneModels" : "noneText")}
          </EmptyState>
        }
      />
    </div>
  );
}

const KINDS: Readonly<Partial<Record<ReportColumn["kind"], CellKind>>> = {
  price: "price",
  datetime: "datetime",
  date: "date",
};

const FORMATS = ["xlsx", "csv", "pdf"] as const;

/** The columns by which a row is called: the first of them that a report has. */
const NAMES = ["title", "period", "buyer", "person"] as const;

function columnsOf(known: readonly ReportColumn[], t: Say): TableColumn<ReportRow>[] {
  const main = NAMES.find((name) => known.some(({ id }) => id === name));
  return known.map((column) => ({ ...columnOf(column, t), isMain: column.id === main }));
}

function columnOf(column: ReportColumn, t: Say): TableColumn<ReportRow> {
  const { id, label, kind, optional } = column;
  const cellKind = KINDS[kind];
  return {
    id,
    label,
    isOptional: optional === 1,
    ...(cellKind && { kind: cellKind }),
    value: (row) => cellOf(row[id] ?? null, column, t),
  };
}

function cellOf(
  value: string | number | null,
  { id, kind, words }: ReportColumn,
  t: Say,
): string | number | null {
  if (value === null) return null;
  if (kind === "percent") return t("percent", { percent: formatNumber(Number(value)) });
  if (kind === "number") return id === "lot" ? value : formatNumber(Number(value));
  if (kind === "date") return noonOf(String(value));
  return words?.[value] ?? value;
}

/** Of a day: the same day in both of the market's zones. */
function noonOf(day: string): number {
  return beginOfDay(day) + 12 * 3_600_000;
}

interface DaysProps {
  report: ReportName;
  model: ReportModel;
  /** Other days begin at their first page. */
  onChange: () => void;
}

const PERIODS: readonly Period[] = ["month", "lastMonth", "year", "lastYear", "own"];

function Days({ report, model, onChange }: DaysProps) {
  const t = useMessages(reportMessages);
  const { period, days, group } = model;
  return (
    <div className="martillo-report__days">
      <SelectField
        label={t("days")}
        value={period}
        options={PERIODS.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => {
          model.choose(event.currentTarget.value as Period);
          onChange();
        }}
      />
      {period === "own" && (
        <>
          <DateField
            label={t("from")}
            value={days.from}
            onChange={(event) => {
              model.type({ ...days, from: event.currentTarget.value });
              onChange();
            }}
          />
          <DateField
            label={t("until")}
            value={days.until}
            onChange={(event) => {
              model.type({ ...days, until: event.currentTarget.value });
              onChange();
            }}
          />
        </>
      )}
      {report === "sell_through" && (
        <SelectField
          label={t("group")}
          value={group}
          options={(["day", "week", "month"] as const).map((value) => ({
            value,
            label: t(`by_${value}`),
          }))}
          onChange={(event) => {
            model.groupBy(event.currentTarget.value as typeof group);
            onChange();
          }}
        />
      )}
    </div>
  );
}

/** The series as bars; a single period says no more than the totals. */
function Series({
  report,
  model: { data, isRefused },
}: {
  report: ReportName;
  model: ReportModel;
}) {
  const t = useMessages(reportMessages);
  const { series } = data ?? {};
  if (!data || isRefused || !series || data.totalRecords === 0) return null;
  const { unit, kind, points, column } = series;
  if (points.length < (unit === null ? 1 : 2)) return null;
  const text = (value: string | number) =>
    kind === "price"
      ? formatMoney(String(value))
      : kind === "number"
        ? formatNumber(Number(value))
        : t("percent", { percent: formatNumber(Number(value)) });
  const total = column === null ? undefined : data.totals[column];
  const Chart = unit === null ? RankChart : BarChart;
  return (
    <Chart
      label={
        unit === null
          ? series.label
          : t("chart", { name: t(report), total: total ? text(total) : series.label })
      }
      points={points.map(({ at, value }) => ({
        label:
          unit === null
            ? at
            : unit === "month"
              ? at.slice(0, 7).split("-").reverse().join("-")
              : formatDay(noonOf(at)),
        value: value === null ? null : Number(value),
        text: value === null ? "-" : text(value),
      }))}
    />
  );
}

/** What adds up, over all pages. */
function Totals({ model: { data, isRefused } }: { model: ReportModel }) {
  if (!data || isRefused || data.totalRecords === 0) return null;
  const sums = data.columns.filter(({ id }) => data.totals[id] !== undefined);
  return (
    <dl className="martillo-report__totals" part="totals">
      {sums.map((column) => {
        const value = data.totals[column.id] ?? 0;
        return (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd className="martillo-figures">
              {column.kind === "price" ? formatMoney(String(value)) : formatNumber(Number(value))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
