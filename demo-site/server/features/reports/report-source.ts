import type { ParsedInputOf, ReportColumn, reportDisplay, ReportName } from "martillo/contract";
import { ms } from "../../platform/db/db";
import type { SqlParameters } from "../../platform/lists/sql-parameters";
import type { reportWords } from "./report.words";

/** Names a text of `report.words.ts`. */
export type Word = keyof typeof reportWords;

/** The texts of reports in one language. */
export type ReportWords = typeof reportWords;

/** A column of a report, as it is read from the database: money in cents, moments in epoch milliseconds. */
export interface SourceColumn {
  id: string;
  kind: ReportColumn["kind"];
  label: Word;
  /** Its sum stands below the rows. */
  isSum?: boolean;
  /** The buyer: for readers who may award. */
  isPersonal?: boolean;
  /** Shown to a reader who asks for it: the other columns fit a page. */
  isOptional?: boolean;
  /** What its values are called, where they are codes. */
  words?: Readonly<Record<string, Word>>;
}

/** The scope of a report: its seller, days and time zone. */
export interface ReportScope {
  report: ReportName;
  sellerId: number;
  /** The first day, and the day after the last one. */
  from: string;
  to: string;
  tz: string;
  group: Unit;
}

export type Unit = ParsedInputOf<typeof reportDisplay>["group"];

type Sql = (scope: ReportScope, parameters: SqlParameters) => string;

/** The drawing of a report. */
interface DrawnSeries {
  label: Word;
  kind: "price" | "percent" | "number";
  /** The column that adds up to the same. */
  column?: string;
}

/** A value for each period: a statement over the rows `r` with the columns `at`, the day on which it begins, and `value`. */
interface SeriesOverTime extends DrawnSeries {
  overTime: (scope: ReportScope, parameters: SqlParameters, unit: Unit) => string;
  /** Periods in which nothing was have no value. @default they have 0 */
  hasGaps?: boolean;
  unit?: (scope: ReportScope) => Unit;
}

/** The highest sums of a column, by what another column calls them; without a column to add up, how many rows there are. */
interface SeriesByName extends DrawnSeries {
  name: string;
  sum?: string;
}

/** Names a column that is computed after the rows were read. */
export type ComputedColumn = "missing";

/** A report: what it is made of. */
export interface ReportSource {
  title: Word;
  /** Begins the names of its files. */
  file: Word;
  /** What there is now has no days. */
  hasDays: boolean;
  columns: readonly SourceColumn[];
  /** Rows: `id` tells them apart, further columns by their ids. */
  rows: Sql;
  /** Columns that the rules of the house decide, which no SQL knows: added to the rows of a page. */
  computed?: readonly ComputedColumn[];
  /** Columns that are read for the rows of a page alone: SQL over a row `r`. They have no sums. */
  details?: Readonly<Record<string, string>>;
  /** By columns of the rows, so that no two rows are alike. */
  order: string;
  series: SeriesOverTime | SeriesByName | null;
  /** Word on paper, below the rows. */
  note?: Word;
}

/** Lets a source keep its own shape. */
export function reportSource(source: ReportSource): ReportSource {
  return source;
}

const LOT_KINDS: SourceColumn["words"] = {
  auction: "auction",
  direct: "directSale",
};

/** Columns that say which lot it is. */
export const LOT_COLUMNS: readonly SourceColumn[] = [
  { id: "lot", label: "lot", kind: "number", isOptional: true },
  { id: "ref", label: "reference", kind: "text", isOptional: true },
  { id: "title", label: "vehicle", kind: "text" },
];

export const LOT_KIND_COLUMN: SourceColumn = {
  id: "kind",
  label: "kindOfSale",
  kind: "text",
  words: LOT_KINDS,
};

/** Of lots `l`. */
export const LOT_KIND = "case when l.auction = 1 then 'auction' else 'direct' end";

/** What of the public bids of people on a round of a lot, without those that were withdrawn. */
export const bidsOf = (lot: string, round: string, what: string) =>
  `(select ${what} from bids b where b.lot_id = ${lot} and b.round = ${round} and b.kind = 'bid' and not b.declined)`;

/** A value for each period, which rows `r` add up to by their moment `at`. */
export const sumOverTime =
  (what: string) =>
  (scope: ReportScope, parameters: SqlParameters, unit: Unit): string =>
    `select ${periodOf(scope, parameters, unit, "to_timestamp(r.at / 1000)")} as at, sum(r."${what}")::bigint as value
     from r group by 1`;

/** Midnight at which a day of the zone begins; a day has 23 to 25 hours. */
export const midnight = (day: string, tz: string) => `(${day}::date::timestamp at time zone ${tz})`;

/** Whether a moment lies in the days that are asked for. */
export function within({ from, to, tz }: ReportScope, parameters: SqlParameters, moment: string) {
  const zone = parameters.add(tz);
  return `(${moment} >= ${midnight(parameters.add(from), zone)}
    and ${moment} < ${midnight(parameters.add(to), zone)})`;
}

/** The day on which a period of the zone begins. */
export function periodOf(
  { tz }: Pick<ReportScope, "tz">,
  parameters: SqlParameters,
  unit: Unit,
  moment: string,
): string {
  return `to_char(date_trunc('${unit}', ${moment} at time zone ${parameters.add(tz)}), 'YYYY-MM-DD')`;
}

/** The account of a sale `s`, as `i`: the newest, where a buyer was changed. */
export const ACCOUNT_OF_SALE = `left join lateral (
    select i.* from invoices i where i.lot_id = s.lot_id and i.round = s.round order by i.id desc limit 1
  ) i on true`;

/** A sale that stands: neither called off nor undone by a return. */
export const STANDS =
  "(s.outcome = 'sold' and i.status is distinct from 'cancel' and i.returned_at is null)";

/** What its buyer pays in all. */
export const TOTAL_OF_SALE = "coalesce(i.total_cents, s.total_cents, s.price_cents)";

/** What its buyer still owes. */
export const OWED_OF_SALE = `case when i.status in ('draft', 'unpaid', 'partial')
  then greatest(0, i.total_cents - i.deposit_cents - i.paid_cents) else 0 end`;

/** As others read the name of an account. */
export const nameOf = (person: string) =>
  `coalesce(nullif(${person}.companyname, ''), trim(${person}.first_name || ' ' || ${person}.last_name))`;

/** Sales `s` that stand, with lot `l` and account `i`. */
export function salesThatStand(scope: ReportScope, parameters: SqlParameters, more = ""): string {
  return `from sales s
    join lots l on l.id = s.lot_id
    ${ACCOUNT_OF_SALE}
    ${more}
    where s.seller_id = ${parameters.add(scope.sellerId)} and ${STANDS}
      and ${within(scope, parameters, "s.settled_at")}`;
}

export { ms };
