/** What sellers have reported: on a page, or as a file. */
import {
  type ParsedInputOf,
  REPORT_DAYS,
  REPORT_ROWS,
  type reportDisplay,
  type reportDownload,
  type ReportRow,
} from "martillo/contract";
import { dayAfter, dayOf, toDecimal } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { toBase64 } from "../../platform/security/base64";
import { can } from "../../platform/security/permissions";
import { type SheetColumn, SHEET_TYPES } from "../../ports/spreadsheets";
import { ownerIdOf } from "../lots";
import { REPORT_COLUMNS, type SourceColumn } from "./report-columns";
import { readReport, readSeries, type ReportScope, type SourceRow } from "./report-repository";

type Input = Pick<
  ParsedInputOf<typeof reportDisplay>,
  "report" | "from" | "to" | "tz" | "group" | "account_id"
>;

export const display: Handler<typeof reportDisplay> = async (input, ctx) => {
  const scope = scopeOf(input, ctx);
  const columns = columnsFor(input, ctx);
  const sums = columns.filter(({ isSum }) => isSum);
  const { page, limit } = input;
  const { rows, total, sum } = await readReport(ctx.db, scope, {
    offset: (page - 1) * limit,
    limit,
    sums: sums.map(({ id }) => id),
  });
  const { from, to, tz } = input.report === "stock" ? { ...scope, ...today(input.tz) } : scope;
  return {
    columns: columns.map(({ id, label, kind }) => ({ id, label, kind })),
    records: rows.map((row) => onWire(row, columns)),
    totals: Object.fromEntries(
      sums.map((column) => [column.id, valueOf(sum[column.id] ?? 0, column)]),
    ),
    series: await seriesOf(scope, ctx),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    from,
    to,
    tz: tz as Input["tz"],
  };
};

/** Most periods of sell-through that are drawn: a year of days. */
const MOST_POINTS = 366;

/** Days of two months, weeks of a year, else months: as many bars as can be told apart. */
function unitOf({ from, to }: ReportScope): ReportScope["group"] {
  const days = daysBetween(from, to);
  return days <= 62 ? "day" : days <= 366 ? "week" : "month";
}

async function seriesOf(scope: ReportScope, ctx: CallContext) {
  if (scope.report === "stock") return null;
  if (scope.report === "sales") {
    const unit = unitOf(scope);
    const points = await readSeries(ctx.db, scope, unit);
    const price = ({ at, value }: (typeof points)[number]) => ({ at, value: toDecimal(value) });
    return { unit, kind: "price" as const, points: points.map(price) };
  }
  const { rows } = await readReport(ctx.db, scope, { offset: 0, limit: MOST_POINTS, sums: [] });
  const points = rows.map((row) => ({ at: String(row["period"]), value: row["percent"] ?? null }));
  return { unit: scope.group, kind: "percent" as const, points: points.toReversed() };
}

export const download: Handler<typeof reportDownload> = async (input, ctx) => {
  const { spreadsheets } = ctx.ports;
  if (!spreadsheets) throw new ApiFault("NOT_CONFIGURED");
  const scope = scopeOf(input, ctx);
  const columns = columnsFor(input, ctx);
  const { rows, total } = await readReport(ctx.db, scope, {
    offset: 0,
    limit: REPORT_ROWS,
    sums: [],
  });
  const sheet = {
    name: NAMES[input.report],
    columns: columns.map(({ id, label, kind }) => ({
      key: id,
      heading: label,
      kind: SHEET_KINDS[kind],
    })),
    rows: rows.map((row) => ({
      ...row,
      ...(typeof row["kind"] === "string" && { kind: KINDS[row["kind"]] ?? null }),
      ...(typeof row["state"] === "string" && { state: STATES[row["state"]] ?? row["state"] }),
    })),
  };
  const days = input.report === "stock" ? dayOf(Date.now(), scope.tz) : `${scope.from}_${scope.to}`;
  return {
    file_name: `${sheet.name}_${days}_${scope.tz.replace("/", "-")}.${input.format}`,
    content_type: SHEET_TYPES[input.format],
    content: toBase64(await spreadsheets.write(input.format, [sheet])),
    count: rows.length,
    is_cut: total > rows.length ? 1 : 0,
  };
};

/** Words of a file; pages have their own for each language. */
const KINDS: Readonly<Record<string, string>> = { auction: "Subasta", direct: "Venta directa" };

const STATES: Readonly<Record<string, string>> = {
  draft: "Borrador",
  scheduled: "Programado",
  open: "Abierto",
  closing: "Cerrándose",
  closed: "Cerrado",
  provisional: "Por decidir",
  reserved: "Reservado",
  unsold: "Sin vender",
  withdrawn: "Retirado",
};

const NAMES = { sales: "ventas", sell_through: "exito", stock: "existencias" } as const;

const SHEET_KINDS: Readonly<Record<SourceColumn["kind"], SheetColumn["kind"]>> = {
  text: "text",
  date: "text",
  number: "number",
  percent: "number",
  price: "money",
  datetime: "moment",
};

function today(tz: string) {
  const day = dayOf(Date.now(), tz);
  return { from: day, to: dayAfter(day, 1) };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Whose, and about which days: this month where nobody has said. */
function scopeOf(
  { report, from, to, tz, group, account_id: account }: Input,
  ctx: CallContext,
): ReportScope {
  const viewer = ctx.requireViewer();
  if (account !== undefined && account !== ownerIdOf(viewer) && !viewer.staff) {
    throw new ApiFault("NOT_FOUND");
  }
  const now = today(tz);
  const [first, end] = [from ?? `${now.from.slice(0, 7)}-01`, to ?? now.to];
  for (const [field, day] of Object.entries({ from: first, to: end })) {
    if (dayAfter(day, 0) !== day) {
      throw new ApiFault("INVALID_INPUT", { fields: { [field]: "Ese día no existe." } });
    }
  }
  const days = daysBetween(first, end);
  if (days <= 0) {
    throw new ApiFault("INVALID_INPUT", { fields: { to: "Elija un día posterior al primero." } });
  }
  if (days > REPORT_DAYS) throw new ApiFault("REPORT_TOO_WIDE");
  return { report, sellerId: account ?? ownerIdOf(viewer), from: first, to: end, tz, group };
}

function columnsFor({ report }: Input, ctx: CallContext): readonly SourceColumn[] {
  const seesBuyers = can(ctx.requireViewer(), "award");
  return REPORT_COLUMNS[report].filter(({ isPersonal = false }) => seesBuyers || !isPersonal);
}

function onWire(row: SourceRow, columns: readonly SourceColumn[]): ReportRow {
  const cells = columns.map(
    (column) => [column.id, valueOf(row[column.id] ?? null, column)] as const,
  );
  return { id: row.id, ...Object.fromEntries(cells) };
}

function valueOf(value: string | number | null, { kind }: SourceColumn): string | number | null {
  return kind === "price" && typeof value === "number" ? toDecimal(value) : value;
}
