import type { SqlParameters } from "../../../platform/lists/sql-parameters";
import {
  bidsOf,
  LOT_COLUMNS,
  LOT_KIND,
  LOT_KIND_COLUMN,
  ms,
  nameOf,
  type ReportScope,
  reportSource,
  salesThatStand,
  sumOverTime,
  TOTAL_OF_SALE,
  within,
} from "../report-source";

/** Public bids of each round of the lots that were sold then: counted together, not sale by sale. */
function bidsOfSales(scope: ReportScope, parameters: SqlParameters): string {
  return `select b.lot_id, b.round, count(*) as n from bids b
    where b.kind = 'bid' and not b.declined and b.lot_id in (
      select o.lot_id from sales o where o.seller_id = ${parameters.add(scope.sellerId)}
        and o.outcome = 'sold' and ${within(scope, parameters, "o.settled_at")})
    group by 1, 2`;
}

/** The part of a paid account that is its seller's: the vehicle, and what was agreed about its price later. */
const SHARE_OF_SALE = `(select sum(line.amount_cents * line.qty)::bigint from invoice_lines line
  where line.invoice_id = i.id and line.kind in ('vehicle', 'adjustment'))`;

/** The sold lots: a row for each sale that stands. */
export const sales = reportSource({
  title: "sales",
  file: "salesFile",
  hasDays: true,
  columns: [
    { id: "at", label: "sold", kind: "datetime" },
    ...LOT_COLUMNS,
    LOT_KIND_COLUMN,
    { id: "auction", label: "auction", kind: "text", isOptional: true },
    { id: "start", label: "startPrice", kind: "price", isOptional: true },
    { id: "reserve", label: "reserve", kind: "price", isOptional: true },
    { id: "hammer", label: "hammerPrice", kind: "price", isSum: true },
    { id: "bids", label: "bids", kind: "number", isSum: true, isOptional: true },
    { id: "bidders", label: "bidders", kind: "number", isOptional: true },
    { id: "premium", label: "premium", kind: "price", isSum: true },
    { id: "tax", label: "tax", kind: "text", isOptional: true },
    { id: "total", label: "totalAmount", kind: "price", isSum: true },
    { id: "commission", label: "commission", kind: "price", isSum: true },
    { id: "commission_tax", label: "commissionTax", kind: "price", isSum: true },
    { id: "receives", label: "sellerReceives", kind: "price", isSum: true },
    { id: "buyer", label: "buyer", kind: "text", isPersonal: true },
    { id: "paid", label: "paidOn", kind: "datetime" },
    {
      id: "delivered",
      label: "handedOverOn",
      kind: "datetime",
      isOptional: true,
    },
  ],
  rows: (scope, parameters) => `
    select s.lot_id * 1000 + s.round as id, ${ms("s.settled_at")} as at, l.id as lot, l.ref, l.title,
      ${LOT_KIND} as kind, a.title as auction, l.start_cents as start, l.reserve_cents as reserve,
      s.price_cents as hammer, coalesce(bid.n, 0) as bids, s.round,
      coalesce(s.premium_cents, 0) as premium,
      case when s.iva_percent is null then 'REBU' else 'IVA ' || s.iva_percent || ' %' end as tax,
      ${TOTAL_OF_SALE} as total, coalesce(c.net_cents, 0) as commission,
      coalesce(c.vat_cents, 0) as commission_tax,
      case when i.status = 'paid' or c.id is not null
        then ${SHARE_OF_SALE} - coalesce(c.net_cents + c.vat_cents, 0) end as receives,
      ${nameOf("w")} as buyer,
      ${ms("i.paid_at")} as paid, ${ms("i.handed_over_at")} as delivered
    ${salesThatStand(
      scope,
      parameters,
      `left join seller_commissions c on c.invoice_id = i.id and c.back_at is null
       left join auctions a on a.id = l.auction_id left join users w on w.id = s.winner_id
       left join (${bidsOfSales(scope, parameters)}) bid on bid.lot_id = s.lot_id and bid.round = s.round`,
    )}`,
  details: { bidders: bidsOf("r.lot", "r.round", "count(distinct b.bidder_id)") },
  order: "at desc, id desc",
  series: {
    label: "hammerPrice",
    kind: "price",
    column: "hammer",
    overTime: sumOverTime("hammer"),
  },
});
