/** What sellers have reported, as it is printed. */
import { rulesOf } from "../../platform/languages";
import { euroText } from "../../platform/languages/written-sums";
import { type TextLanguage, textSetOf } from "martillo/contract";
import { dayAfter } from "martillo/domain";
import { dayText, momentText } from "../../platform/dates/written-dates";
import type { PrintedChart, PrintedDocument } from "../../ports/documents";
import type { ReadReport } from "./report-repository";
import type { reportPaperWords } from "./report.words";
import { type AskedReport, codesOf, headingOf, wordedRows } from "./report-scope";
import type { SourceColumn, Unit } from "./report-source";

type PaperWords = typeof reportPaperWords;

/** With more columns a page lies on its side. */
const MOST_UPRIGHT = 5;

/** With more columns amounts would be torn apart. */
const MOST_COLUMNS = 11;

/** A report with the columns that fit a page: the optional ones stay away first. */
export function onPaper(asked: AskedReport): AskedReport {
  const { columns } = asked;
  if (columns.length <= MOST_COLUMNS) return asked;
  return { ...asked, columns: columns.filter(({ isOptional }) => !isOptional) };
}

/** How wide a column is beside the others. */
const SHARES: Readonly<Record<SourceColumn["kind"], number>> = {
  text: 3,
  number: 1.3,
  percent: 1.5,
  price: 2,
  date: 2,
  datetime: 2.4,
};

const CODED_SHARE = 2;

export function printedReport(
  asked: AskedReport,
  found: ReadReport & { unit: Unit | null | undefined },
  { account, nowMs, words: paper }: { account: string; nowMs: number; words: PaperWords },
): PrintedDocument {
  const { source, scope, columns, language, words } = asked;
  const { rows, total, sum } = found;
  const text = textIn(language, scope.tz);
  const chart = chartOf(asked, found, text);
  return {
    language,
    title: words[source.title],
    subtitle: `${daysOf(asked, nowMs, paper)} · ${scope.tz}`,
    createdMs: nowMs,
    issuer: [account],
    parties: [],
    isLandscape: columns.length > MOST_UPRIGHT,
    ...(chart && { chart }),
    table: {
      caption: words[source.title],
      columns: columns.map((column) => ({
        heading: headingOf(column, asked),
        isAmount: column.kind === "price" || column.kind === "number" || column.kind === "percent",
        share: column.words ? CODED_SHARE : SHARES[column.kind],
      })),
      rows: wordedRows(rows, asked).map((row) =>
        columns.map((column) => text(row[column.id] ?? null, column.kind, column.id)),
      ),
    },
    totals: [
      { label: paper.rows, amount: text(total, "number") },
      ...columns
        .filter(({ isSum }) => isSum)
        .map(({ id, label, kind }) => ({
          label: words[label],
          amount: text(sum[id] ?? 0, kind),
        })),
    ],
    notes: [
      ...(total === 0 ? [paper.none] : []),
      ...(source.note ? [words[source.note]] : []),
      ...(total > rows.length ? [paper.cut(text(rows.length, "number"))] : []),
    ],
    foot: paper.page,
  };
}

/** `01-11-2026 a 30-11-2026`: the last day is one of them. */
function daysOf(
  { source, scope, language }: AskedReport,
  nowMs: number,
  paper: PaperWords,
): string {
  if (!source.hasDays) {
    return `${paper.asOf} ${dayText(nowMs, { zone: scope.tz, language: textSetOf(language) })}`;
  }
  const last = dayAfter(scope.to, -1);
  if (last === scope.from) return writtenDay(last, language);
  return `${writtenDay(scope.from, language)} ${paper.to} ${writtenDay(last, language)}`;
}

/** Of `2026-11-24`. */
function writtenDay(day: string, language: TextLanguage): string {
  return dayText(Date.parse(day), { zone: "UTC", language: textSetOf(language) });
}

type Text = (value: string | number | null, kind: SourceColumn["kind"], column?: string) => string;

/** Values as people of a language read them, on the clock of a zone. */
function textIn(language: TextLanguage, tz: string): Text {
  const { figures: locale, percent } = rulesOf(language);
  const figures = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    useGrouping: "always",
  });
  return (value, kind, column) => {
    if (value === null) return "";
    switch (kind) {
      case "price":
        return euroText(Number(value), { whole: false, language: textSetOf(language) });
      case "number":
        return column === "lot" ? String(value) : figures.format(Number(value));
      case "percent":
        return percent(figures.format(Number(value)));
      case "date":
        return writtenDay(String(value), language);
      case "datetime":
        return momentText(Number(value), { zone: tz, language: textSetOf(language) });
      case "text":
        return String(value);
    }
  };
}

function chartOf(
  { source: { series, columns, title }, language, words }: AskedReport,
  { points, unit }: ReadReport & { unit: Unit | null | undefined },
  text: Text,
): PrintedChart | undefined {
  if (!series || !points || unit === undefined || points.length < (unit === null ? 1 : 2)) {
    return undefined;
  }
  const named = "overTime" in series ? undefined : columns.find(({ id }) => id === series.name);
  const codes = named && codesOf(named, words);
  const most = Math.max(0, ...points.map(({ value }) => value ?? 0));
  if (most === 0) return undefined;
  return {
    caption: `${words[title]}: ${words[series.label]}`,
    isNamed: unit === null,
    bars: points.map(({ at, value }) => ({
      label: codes?.[at] ?? (unit === null ? at : periodText(at, unit, language)),
      share: Math.max(0, value ?? 0) / most,
      text: text(value, series.kind) || "-",
    })),
  };
}

/** `11-2026`, `Nov 2026`: of a month its first day is not said. */
function periodText(day: string, unit: Unit, language: TextLanguage): string {
  const text = writtenDay(day, language);
  return unit === "month" ? text.replace(/^\d+[- ]/, "") : text;
}
