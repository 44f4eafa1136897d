import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { TIME_ZONES } from "../profile/values";
import { Flag, IdInput, limitOf, Page } from "../primitives";
import { SHEET_FORMATS } from "../selling/values";
import { SheetFile } from "../selling/schemas";
import { REPORT_GROUPS, REPORT_PAGE_SIZE, REPORTS } from "./values";

/** `2026-11-24`. */
const Day = z.string().check(z.regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

/** What a cell of a report holds: money and percentages as decimals, moments in epoch milliseconds, days as `2026-11-24`. */
export const ReportKind = z.enum(["text", "number", "price", "percent", "datetime", "date"]);

export type ReportKind = z.infer<typeof ReportKind>;

/** A column of a report; its label is Spanish. The column `kind` has `auction` or `direct`, `state` a state of lots. */
export const ReportColumn = z.object({ id: z.string(), label: z.string(), kind: ReportKind });

export type ReportColumn = z.infer<typeof ReportColumn>;

const Cell = z.nullable(z.union([z.string(), z.number()]));

/** Values by the id of their column; `id` tells rows apart. */
export const ReportRow = z.catchall(z.object({ id: z.number() }), Cell);

export type ReportRow = z.infer<typeof ReportRow>;

const ReportScope = {
  report: z.enum(REPORTS),
  /** The first day, in the zone; left out: the first of the month. What there is now has no days. */
  from: z.optional(Day),
  /** The day after the last one; left out: tomorrow. At most five years later. */
  to: z.optional(Day),
  tz: z._default(z.enum(TIME_ZONES), "Europe/Madrid"),
  /** Of `sell_through`. */
  group: z._default(z.enum(REPORT_GROUPS), "month"),
  /** Of which account; for staff. Left out: the own one. */
  account_id: z.optional(IdInput),
};

/** What the calls take and answer, by wire name. */
export const reportsSchemas = {
  "report/display": {
    inferred: true,
    input: z.object({ ...ReportScope, page: Page, limit: limitOf(REPORT_PAGE_SIZE) }),
    output: z.object({
      columns: z.array(ReportColumn),
      records: z.array(ReportRow),
      /** Of all rows, by column; those that add up. */
      totals: z.record(z.string(), Cell),
      /** What to draw: a value for each day, week or month, also where nothing was; null for what there is now. */
      series: z.nullable(
        z.object({
          unit: z.enum(REPORT_GROUPS),
          kind: z.enum(["price", "percent"]),
          points: z.array(z.object({ at: Day, value: Cell })),
        }),
      ),
      totalRecords: z.number(),
      setDisp: z.string(),
      /** What it is about, in that zone. */
      from: Day,
      to: Day,
      tz: z.enum(TIME_ZONES),
    }),
  },
  "report/download": {
    inferred: true,
    input: z.object({ ...ReportScope, format: z._default(z.enum(SHEET_FORMATS), "xlsx") }),
    output: z.extend(SheetFile, {
      count: z.number(),
      /** There are more than a file has rows; these are the first. */
      is_cut: Flag,
    }),
  },
} satisfies CallSchemas;
