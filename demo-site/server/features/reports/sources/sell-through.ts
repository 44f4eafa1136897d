import type { SqlParameters } from "../../../platform/lists/sql-parameters";
import {
  ACCOUNT_OF_SALE,
  periodOf,
  type ReportScope,
  reportSource,
  STANDS,
  within,
} from "../report-source";

/** What rounds of auctions, and direct sales, have come to in each period. */
function rows(scope: ReportScope, parameters: SqlParameters): string {
  const period = periodOf(scope, parameters, scope.group, "s.settled_at");
  return `
    select row_number() over (order by period desc) as id, period, offered, sold, provisional,
      offered - sold - provisional as unsold,
      round(100.0 * sold / offered, 1)::float8 as percent, median_days, coalesce(hammer, 0) as hammer,
      round(100.0 * hammer / nullif(started, 0) - 100, 1)::float8 as over_start,
      round(100.0 * hammer_reserved / nullif(reserved, 0) - 100, 1)::float8 as over_reserve
    from (
      select ${period} as period, count(*) as offered,
        count(*) filter (where ${STANDS}) as sold,
        count(*) filter (
          where s.outcome = 'provisional' and l.status = 'provisional' and l.round = s.round) as provisional,
        round((percentile_cont(0.5) within group (
            order by extract(epoch from s.settled_at - l.opens_at) / 86400)
          filter (where ${STANDS} and l.round = s.round and l.opens_at < s.settled_at))::numeric, 1)::float8
          as median_days,
        sum(s.price_cents) filter (where ${STANDS})::bigint as hammer,
        sum(l.start_cents) filter (where ${STANDS})::bigint as started,
        sum(s.price_cents) filter (where ${STANDS} and l.reserve_cents > 0)::bigint as hammer_reserved,
        sum(l.reserve_cents) filter (where ${STANDS} and l.reserve_cents > 0)::bigint as reserved
      from sales s
      join lots l on l.id = s.lot_id
      ${ACCOUNT_OF_SALE}
      where s.seller_id = ${parameters.add(scope.sellerId)} and ${within(scope, parameters, "s.settled_at")}
      group by 1
    ) periods`;
}

/** How much of what was offered was sold. */
export const sellThrough = reportSource({
  title: "sellThrough",
  file: "sellThroughFile",
  hasDays: true,
  columns: [
    { id: "period", label: "from", kind: "date" },
    { id: "offered", label: "offered", kind: "number", isSum: true },
    { id: "sold", label: "lotsSold", kind: "number", isSum: true },
    { id: "provisional", label: "toDecide", kind: "number", isSum: true },
    { id: "unsold", label: "unsold", kind: "number", isSum: true },
    { id: "percent", label: "soldPercent", kind: "percent" },
    {
      id: "median_days",
      label: "daysUntilTheSaleMedian",
      kind: "number",
      isOptional: true,
    },
    { id: "hammer", label: "hammerPrice", kind: "price", isSum: true },
    { id: "over_start", label: "overTheStart", kind: "percent" },
    {
      id: "over_reserve",
      label: "overTheReserve",
      kind: "percent",
      isOptional: true,
    },
  ],
  rows,
  order: "id",
  series: {
    label: "soldPercent",
    kind: "percent",
    unit: ({ group }) => group,
    hasGaps: true,
    // Its periods are the rows.
    overTime: () => "select r.period as at, r.percent as value from r",
  },
});
