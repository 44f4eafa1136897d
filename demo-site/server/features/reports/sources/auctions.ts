import { ACCOUNT_OF_SALE, ms, reportSource, STANDS, within } from "../report-source";

/** What events have come to. */
export const auctions = reportSource({
  title: "auctions",
  file: "auctionsFile",
  hasDays: true,
  columns: [
    { id: "title", label: "auction", kind: "text" },
    { id: "at", label: "lastEnd", kind: "datetime" },
    { id: "lots", label: "lots", kind: "number", isSum: true },
    { id: "sold", label: "lotsSold", kind: "number", isSum: true },
    { id: "percent", label: "soldPercent", kind: "percent" },
    { id: "hammer", label: "hammerPrice", kind: "price", isSum: true },
    { id: "bidders", label: "bidders", kind: "number" },
    { id: "new_bidders", label: "newBidders", kind: "number" },
    { id: "asked", label: "accessAsked", kind: "number", isOptional: true },
    { id: "approved", label: "accessApproved", kind: "number", isOptional: true },
  ],
  // The bidders are read once for all events. The sale says that lots are the seller's own; said of the lots, too, they are one piece of an
  // index.
  rows: (scope, parameters) => {
    const seller = parameters.add(scope.sellerId);
    return `
    with own as materialized (
      select l.auction_id as id, s.lot_id, s.round, s.settled_at, s.price_cents, ${STANDS} as is_sold
      from sales s
      join lots l on l.id = s.lot_id and l.seller_id = ${seller}
      ${ACCOUNT_OF_SALE}
      where s.seller_id = ${seller} and l.auction_id is not null
        and ${within(scope, parameters, "s.settled_at")}
    ), came as materialized (
      select o.id, b.bidder_id, min(b.id) as first
      from own o join bids b on b.lot_id = o.lot_id and b.round = o.round
      where b.kind = 'bid' and not b.declined group by 1, 2
    ), firsts as materialized (
      select p.bidder_id, (select min(b.id) from bids b where b.bidder_id = p.bidder_id and b.kind = 'bid') as first
      from (select distinct bidder_id from came) p
    ), people as (
      select c.id, count(*) as bidders, count(*) filter (where c.first = f.first) as new_bidders
      from came c join firsts f on f.bidder_id = c.bidder_id group by 1
    )
    select e.id, a.title, ${ms("e.ended")} as at, e.n as lots, e.sold,
      round(100.0 * e.sold / e.n, 1)::float8 as percent, coalesce(e.hammer, 0) as hammer,
      coalesce(p.bidders, 0) as bidders, coalesce(p.new_bidders, 0) as new_bidders
    from (
      select o.id, max(o.settled_at) as ended, count(*) as n, count(*) filter (where o.is_sold) as sold,
        sum(o.price_cents) filter (where o.is_sold)::bigint as hammer
      from own o group by 1
    ) e join auctions a on a.id = e.id left join people p on p.id = e.id`;
  },
  details: {
    // People who were invited have asked for nothing.
    asked:
      "(select count(*) from access_requests q where q.auction_id = r.id and q.status <> 'invited')",
    approved:
      "(select count(*) from access_requests q where q.auction_id = r.id and q.status = 'approved')",
  },
  order: "at desc, id desc",
  series: {
    label: "hammerPriceByAuction",
    kind: "price",
    name: "title",
    sum: "hammer",
  },
});
