/** What sellers have reported, on a page. */
import type { reportDisplay, ReportRow } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import type { SourcePoint, SourceRow } from "./report-repository";
import { type AskedReport, askedFor, codesOf, onWire, read, today } from "./report-scope";
import type { SourceColumn, Unit } from "./report-source";

export const displayReport: Handler<typeof reportDisplay> = async (input, ctx) => {
  const asked = askedFor(input, ctx);
  const { source, scope, columns, words } = asked;
  const { page, limit } = input;
  const { rows, total, sum, points, unit } = await read(ctx, asked, {
    offset: (page - 1) * limit,
    limit,
  });
  const { from, to } = source.hasDays ? scope : today(input.tz);
  const sums = columns.filter(({ isSum }) => isSum);
  return {
    columns: columns.map((column) => onWire(column, words)),
    records: rows.map((row) => rowOnWire(row, columns)),
    totals: Object.fromEntries(
      sums.map((column) => [column.id, valueOf(sum[column.id] ?? 0, column)]),
    ),
    series: points && unit !== undefined ? seriesOnWire(asked, points, unit) : null,
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    from,
    to,
    tz: input.tz,
  };
};

function seriesOnWire(
  { source: { series, columns }, words }: AskedReport,
  points: readonly SourcePoint[],
  unit: Unit | null,
) {
  if (!series) return null;
  const { label, kind } = series;
  const named = "overTime" in series ? undefined : columns.find(({ id }) => id === series.name);
  const codes = named && codesOf(named, words);
  return {
    label: words[label],
    column: ("overTime" in series ? series.column : series.sum) ?? null,
    unit,
    kind,
    points: points.map(({ at, value }) => ({
      at: codes?.[at] ?? at,
      value: valueOf(value, { kind }),
    })),
  };
}

function rowOnWire(row: SourceRow, columns: readonly SourceColumn[]): ReportRow {
  const cells = columns.map(
    (column) => [column.id, valueOf(row[column.id] ?? null, column)] as const,
  );
  return { id: row.id, ...Object.fromEntries(cells) };
}

function valueOf(
  value: string | number | null,
  { kind }: Pick<SourceColumn, "kind">,
): string | number | null {
  return kind === "price" && typeof value === "number" ? toDecimal(value) : value;
}
