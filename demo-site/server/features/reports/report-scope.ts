/** The seller and the days that a report is about, and the columns that it shows. */
import {
  type ParsedInputOf,
  REPORT_DAYS,
  type ReportColumn,
  type reportDisplay,
  textSetOf,
} from "martillo/contract";
import { dayAfter, dayOf } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { wordsFor } from "../../platform/mail/translations";
import { can } from "../../platform/security/permissions";
import { ownerIdOf } from "../lots";
import { withMissing } from "./missing-of-drafts";
import { type ReadReport, readReport, type SourceRow } from "./report-repository";
import type { ReportScope, ReportSource, SourceColumn, Unit } from "./report-source";
import { reportWords } from "./report.words";
import { REPORT_SOURCES } from "./sources";

export type ReportInput = Pick<
  ParsedInputOf<typeof reportDisplay>,
  "report" | "from" | "to" | "tz" | "group" | "account_id" | "language" | "fields"
>;

/** A report as the caller may read it. */
export interface AskedReport {
  source: ReportSource;
  scope: ReportScope;
  columns: readonly SourceColumn[];
  language: ReportInput["language"];
  /** The texts of reports in that language. */
  words: typeof reportWords;
}

/** The report that is asked for. Throws where the caller may not read it, or where its days are no time. */
export function askedFor(input: ReportInput, ctx: CallContext): AskedReport {
  const { language } = input;
  const source = REPORT_SOURCES[input.report];
  const scope = scopeOf(input, ctx);
  const { words } = wordsFor(ctx.delivery.translations, reportWords, {
    language: textSetOf(language),
  });
  return { source, scope, columns: columnsFor(source, input, ctx), language, words };
}

/** Reads some rows of it, with what adds up and what is drawn. Throws where that is too much. */
export async function read(
  ctx: CallContext,
  { source, scope, columns, words }: AskedReport,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReadReport & { unit: Unit | null | undefined }> {
  const unit = unitOf(source, scope, columns);
  const sums = columns.filter(({ isSum }) => isSum).map(({ id }) => id);
  const found = await readReport(ctx.db, { source, scope, offset, limit, sums, unit });
  if (!found) throw new ApiFault("REPORT_TOO_WIDE");
  if (!source.computed?.some((name) => columns.some(({ id }) => id === name))) {
    return { ...found, unit };
  }
  const rows = await withMissing(found.rows, words, ctx);
  if (!rows) throw new ApiFault("REPORT_TOO_WIDE");
  return { ...found, rows, unit };
}

/** A drawing by names of buyers is for readers who may read them. */
function unitOf(
  { series }: ReportSource,
  scope: ReportScope,
  columns: readonly SourceColumn[],
): Unit | null | undefined {
  if (!series) return undefined;
  if ("overTime" in series) return (series.unit ?? usualUnit)(scope);
  return columns.some(({ id }) => id === series.name) ? null : undefined;
}

/** Days of two months, weeks of a year, else months: as many bars as can be told apart. */
function usualUnit({ from, to }: ReportScope): Unit {
  const days = daysBetween(from, to);
  return days <= 62 ? "day" : days <= 366 ? "week" : "month";
}

export function today(tz: string) {
  const day = dayOf(Date.now(), tz);
  return { from: day, to: dayAfter(day, 1) };
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Refuses days that do not exist, that end before they begin, and too many of them. */
export function checkDays(first: string, end: string, most: number): void {
  for (const [field, day] of Object.entries({ from: first, to: end })) {
    if (dayAfter(day, 0) !== day) {
      throw new ApiFault("INVALID_INPUT", { fields: { [field]: "Ese día no existe." } });
    }
  }
  const days = daysBetween(first, end);
  if (days <= 0) {
    throw new ApiFault("INVALID_INPUT", { fields: { to: "Elija un día posterior al primero." } });
  }
  if (days > most) throw new ApiFault("REPORT_TOO_WIDE");
}

/** The seller and the days: this month where the caller names none. */
function scopeOf(
  { report, from, to, tz, group, account_id: account }: ReportInput,
  ctx: CallContext,
): ReportScope {
  const viewer = ctx.requireViewer();
  const own = ownerIdOf(viewer);
  if (account !== undefined && account !== own && !viewer.staff) throw new ApiFault("NOT_FOUND");
  // The deeds of its people are for the account that they work for, not for each other.
  if (report === "team" && own !== viewer.id) throw new ApiFault("PERMISSION_MISSING");
  const now = today(tz);
  const [first, end] = [from ?? `${now.from.slice(0, 7)}-01`, to ?? now.to];
  checkDays(first, end, REPORT_DAYS);
  return { report, sellerId: account ?? own, from: first, to: end, tz, group };
}

/** Those that may be read, and of these the wanted ones; all of them where none of the wanted ones is there. */
function columnsFor(
  { columns }: ReportSource,
  { fields }: ReportInput,
  ctx: CallContext,
): readonly SourceColumn[] {
  const seesBuyers = can(ctx.requireViewer(), "award");
  const readable = columns.filter(({ isPersonal = false }) => seesBuyers || !isPersonal);
  const wanted = fields ? readable.filter(({ id }) => fields.includes(id)) : readable;
  return wanted.length > 0 ? wanted : readable;
}

/** What the codes of a column are called. */
export function codesOf(
  { words: names }: SourceColumn,
  words: AskedReport["words"],
): Record<string, string> | undefined {
  if (!names) return undefined;
  return Object.fromEntries(Object.entries(names).map(([code, name]) => [code, words[name]]));
}

export function onWire(column: SourceColumn, words: AskedReport["words"]): ReportColumn {
  const { id, label, kind, isOptional } = column;
  const codes = codesOf(column, words);
  return {
    id,
    label: words[label],
    kind,
    optional: isOptional ? 1 : 0,
    ...(codes && { words: codes }),
  };
}

/** A moment means nothing without its zone. */
export function headingOf({ label, kind }: SourceColumn, { words, scope }: AskedReport): string {
  return kind === "datetime" ? `${words[label]} (${scope.tz})` : words[label];
}

/** Rows with words in the place of codes. */
export function wordedRows(
  rows: readonly SourceRow[],
  { columns, words }: AskedReport,
): SourceRow[] {
  const coded = columns.flatMap((column) => {
    const codes = codesOf(column, words);
    return codes ? [{ id: column.id, codes }] : [];
  });
  return rows.map((row) => {
    const worded = coded.map(({ id, codes }) => {
      const value = row[id];
      return [id, typeof value === "string" ? (codes[value] ?? value) : (value ?? null)] as const;
    });
    return { ...row, ...Object.fromEntries(worded) };
  });
}
