import { LOT_COLUMNS, midnight, ms, reportSource, sumOverTime, within } from "../report-source";

/** Bids by lot and hour. */
export const bids = reportSource({
  title: "bids",
  file: "bidsFile",
  hasDays: true,
  columns: [
    { id: "at", label: "hour", kind: "datetime" },
    ...LOT_COLUMNS,
    { id: "bids", label: "bids", kind: "number", isSum: true },
    { id: "bidders", label: "bidders", kind: "number" },
    { id: "first", label: "firstBid", kind: "price" },
    { id: "last", label: "lastBid", kind: "price" },
    {
      id: "late",
      label: "inTheLast5Min",
      kind: "number",
      isSum: true,
    },
    {
      id: "extensions",
      label: "extensionsOfTheLot",
      kind: "number",
      isOptional: true,
    },
  ],
  // Clocks of both zones differ from each other by whole hours: an hour is one everywhere, also the one that comes twice.
  rows: (scope, parameters) => {
    const seller = parameters.add(scope.sellerId);
    return `
    select min(b.id) as id, ${ms("(date_trunc('hour', b.created_at at time zone 'UTC') at time zone 'UTC')")} as at,
      b.lot_id as lot, b.round as of_round, count(*) as bids, count(distinct b.bidder_id) as bidders,
      min(b.amount_cents) as first, max(b.amount_cents) as last,
      count(*) filter (
        where b.created_at >= coalesce(s.settled_at, l.closes_at) - interval '5 minutes') as late
    from lots l join bids b on b.lot_id = l.id
    -- A round is over after its bids: what ended before these days has none in them. Both conditions make it one piece of an index.
    left join sales s on s.lot_id = b.lot_id and s.round = b.round and s.seller_id = ${seller}
      and s.settled_at >= ${midnight(parameters.add(scope.from), parameters.add(scope.tz))}
    where l.seller_id = ${seller} and b.kind = 'bid' and not b.declined
      and ${within(scope, parameters, "b.created_at")}
    group by b.lot_id, b.round, date_trunc('hour', b.created_at at time zone 'UTC')`;
  },
  details: {
    ref: "(select l.ref from lots l where l.id = r.lot)",
    title: "(select l.title from lots l where l.id = r.lot)",
    extensions:
      "(select case when l.round = r.of_round then l.extension_no end from lots l where l.id = r.lot)",
  },
  order: "at desc, id desc",
  series: {
    label: "bids",
    kind: "number",
    column: "bids",
    overTime: sumOverTime("bids"),
  },
});
