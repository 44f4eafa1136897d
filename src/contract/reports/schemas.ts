// This folder: calls for reports of sellers and the house.
import * as z from "zod/mini";
import { TextLanguage } from "../house/schemas";
import type { CallSchemas, NeededPermissions } from "../call-schemas";
import { TIME_ZONES } from "../profile/values";
import { Proceeds } from "../lots/schemas";
import { Decimal, EpochMs, Flag, Id, IdInput, limitOf, Page } from "../primitives";
import { SheetFile } from "../selling/schemas";
import {
  DASHBOARD_LISTS,
  DASHBOARD_TILES,
  HOME_LISTS,
  RELIST_REASONS,
  REPORT_FORMATS,
  REPORT_GROUPS,
  REPORT_PAGE_SIZE,
  REPORTS,
  type ReportName,
} from "./values";
import { LIGHT, SEARCH, LONG } from "../costs";

/** `2026-11-24`. */
const Day = z.string().check(z.regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

/** What a cell of a report holds: money and percentages as decimals, moments in epoch milliseconds, days as `2026-11-24`. */
export const ReportKind = z.enum(["text", "number", "price", "percent", "datetime", "date"]);

export type ReportKind = z.infer<typeof ReportKind>;

/**
 * A column of a report. `words`: what its values are called, where they are codes (`auction`: "Subasta"). `optional`: shown to users who
 * ask for it.
 */
export const ReportColumn = z.object({
  id: z.string(),
  label: z.string(),
  kind: ReportKind,
  optional: Flag,
  words: z.optional(z.record(z.string(), z.string())),
});

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
  /** Of the labels. */
  language: z._default(TextLanguage, "es"),
  /** Ids of the columns that are wanted; one that is not there is passed over. Left out: all. */
  fields: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40))),
  /** Of which account; for staff. Left out: the own one. */
  account_id: z.optional(IdInput),
};

/**
 * A figure: now, and of as long a time before, null where it is not compared. `change`: how much more that is, in percent, of percentages
 * in points; null where there was nothing before.
 */
export const DashboardTile = z.object({
  id: z.enum(DASHBOARD_TILES),
  kind: z.enum(["number", "price", "percent"]),
  value: Cell,
  before: Cell,
  change: z.nullable(z.number()),
});

export type DashboardTile = z.infer<typeof DashboardTile>;

/** A row of a list: a lot, and what there is to decide. `id`: of the offer, the account, or the lot. */
export const DashboardRow = z.object({
  id: Id,
  lot: Id,
  title: z.string(),
  auction: Flag,
  /** When it ends or has to be done. */
  at: z.nullable(EpochMs),
  amount: z.nullable(Decimal),
  /** Bids of a running auction, things that a draft lacks. */
  count: z.nullable(z.number()),
});

export type DashboardRow = z.infer<typeof DashboardRow>;

/** A row of a seller's home. `id`: of the offer, the auction, the account of the sale, or the lot. */
export const HomeRow = z.object({
  id: Id,
  /** Null for an auction of several lots. */
  lot: z.nullable(Id),
  title: z.string(),
  auction: Flag,
  /** Address of the small first picture, relative to the API base; empty without one. */
  thumb: z.string(),
  /** Until when it has to be done, or when it happens. */
  at: z.nullable(EpochMs),
  amount: z.nullable(Decimal),
  /** The reserve of a lot that is not sold yet, what is asked for a lot that has an offer; null where there is none. */
  asked: z.nullable(Decimal),
  /** Bids of an auction, things that a draft lacks, people who ask to bid. */
  count: z.nullable(z.number()),
  /** The buyer, or the person who comes; null before a sale. */
  person: z.nullable(z.string()),
  /** The bid that a lot can be awarded to at `amount`; null for others, and where the house decides. */
  bid: z.nullable(Id),
  /** What the seller receives at `amount` of a decision over a sale; null for others. */
  proceeds: z.nullable(Proceeds),
});

export type HomeRow = z.infer<typeof HomeRow>;

/** What buyers owe is for those who look after money. */
function permissionsOfReport({ report }: { report: ReportName }): NeededPermissions {
  return report === "invoices" ? ["report", "money"] : ["report"];
}

/** What the calls take and answer, by wire name. */
export const reportsSchemas = {
  /**
   * The decisions that wait for a seller, the lots on sale, and the results of the last days compared with the days before. Only callers
   * who may decide get the lists.
   */
  "product/getSellerDashboardData": {
    access: "seller",
    silent: true,
    cost: SEARCH,
    // Its lists ask inside for what each of them is about.
    permissions: ["report"],
    inferred: true,
    input: z.object({
      /** The first day, in the zone; left out: 29 days before today. */
      from: z.optional(Day),
      /** The day after the last one; left out: tomorrow. At most a year later. */
      to: z.optional(Day),
      tz: z._default(z.enum(TIME_ZONES), "Europe/Madrid"),
      /** Of which account; for staff. Left out: the own one. */
      account_id: z.optional(IdInput),
    }),
    output: z.object({
      tiles: z.array(DashboardTile),
      /** Those that the caller may decide about. */
      lists: z.array(
        z.object({
          id: z.enum(DASHBOARD_LISTS),
          total: z.number(),
          records: z.array(DashboardRow),
        }),
      ),
      /** Of each day. */
      series: z.array(z.object({ at: Day, views: z.number(), bids: z.number(), sold: z.number() })),
      from: Day,
      to: Day,
      tz: z.enum(TIME_ZONES),
    }),
  },
  /** What waits for a seller today. Each list is for callers who may do something about it; the others are left out. */
  "custom/sellingHome": {
    access: "seller",
    silent: true,
    cost: SEARCH,
    // Its lists ask inside for what each of them is about.
    permissions: [],
    input: z.object({ tz: z._default(z.enum(TIME_ZONES), "Europe/Madrid") }),
    output: z.object({
      lists: z.array(
        z.object({ id: z.enum(HOME_LISTS), total: z.number(), records: z.array(HomeRow) }),
      ),
    }),
  },
  /** What the figures of an unsold lot's last round advise for the next one, and the proposed terms. Nothing is changed by it. */
  "custom/relistAdvice": {
    access: "seller",
    silent: true,
    cost: LIGHT,
    permissions: ["publish"],
    input: z.object({ id: IdInput }),
    output: z.object({
      /** The most telling one first; none where nothing stands out, and of direct sales. */
      reasons: z.array(z.object({ id: z.enum(RELIST_REASONS), figure: z.number() })),
      start_price: Decimal,
      reserve_price: z.nullable(Decimal),
      /** When it would end; null for a direct sale. */
      date_closed: z.nullable(EpochMs),
    }),
  },
  /**
   * Counts a view of a lot. A visitor who comes back counts again after half an hour; programs and the seller's own people do not count. A
   * visitor is remembered for one day at most.
   */
  "product/product_view_count": {
    access: "public",
    scope: "read",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput }),
    /** How often the lot was looked at, up to a minute ago. */
    output: z.object({ count: z.number() }),
  },
  /**
   * What a seller has sold, how much of what was offered, or what is there now: in pages, with what adds up. Names of buyers are there for
   * those who may award.
   */
  "report/display": {
    access: "seller",
    silent: true,
    cost: SEARCH,
    permissions: permissionsOfReport,
    inferred: true,
    input: z.object({ ...ReportScope, page: Page, limit: limitOf(REPORT_PAGE_SIZE) }),
    output: z.object({
      columns: z.array(ReportColumn),
      records: z.array(ReportRow),
      /** Of all rows, by column; those that add up. */
      totals: z.record(z.string(), Cell),
      /**
       * What to draw: a value for each day, week or month, also where nothing was; with `unit` null for each thing that has a name, the
       * highest first. Null where there is nothing to draw.
       */
      series: z.nullable(
        z.object({
          label: z.string(),
          /** The column whose sum in `totals` is that of the points. */
          column: z.nullable(z.string()),
          unit: z.nullable(z.enum(REPORT_GROUPS)),
          kind: z.enum(["price", "percent", "number"]),
          points: z.array(z.object({ at: z.string(), value: Cell })),
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
  /** The same as a file to keep. */
  "report/download": {
    access: "seller",
    answersFile: true,
    silent: true,
    cost: LONG,
    permissions: permissionsOfReport,
    inferred: true,
    input: z.object({ ...ReportScope, format: z._default(z.enum(REPORT_FORMATS), "xlsx") }),
    output: z.extend(SheetFile, {
      count: z.number(),
      /** There are more than a file has rows; these are the first. */
      is_cut: Flag,
    }),
  },
} satisfies CallSchemas;
