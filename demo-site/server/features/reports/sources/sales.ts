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
  said,
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

/** The sold lots: a row for each sale that stands. */
export const sales = reportSource({
  title: said("Ventas", "Sales"),
  file: said("ventas", "sales"),
  hasDays: true,
  columns: [
    { id: "at", label: said("Vendido", "Sold"), kind: "datetime" },
    ...LOT_COLUMNS,
    LOT_KIND_COLUMN,
    { id: "auction", label: said("Subasta", "Auction"), kind: "text", isOptional: true },
    { id: "start", label: said("Precio de salida", "Start price"), kind: "price" },
    { id: "reserve", label: said("Reserva", "Reserve"), kind: "price", isOptional: true },
    { id: "hammer", label: said("Adjudicado en", "Hammer price"), kind: "price", isSum: true },
    { id: "bids", label: said("Pujas", "Bids"), kind: "number", isSum: true },
    { id: "bidders", label: said("Postores", "Bidders"), kind: "number", isOptional: true },
    { id: "premium", label: said("Prima", "Premium"), kind: "price", isSum: true },
    { id: "tax", label: said("Impuesto", "Tax"), kind: "text", isOptional: true },
    { id: "total", label: said("Total", "Total amount"), kind: "price", isSum: true },
    { id: "buyer", label: said("Comprador", "Buyer"), kind: "text", isPersonal: true },
    { id: "paid", label: said("Pagado el", "Paid on"), kind: "datetime" },
    {
      id: "delivered",
      label: said("Entregado el", "Handed over on"),
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
      ${TOTAL_OF_SALE} as total, ${nameOf("w")} as buyer,
      ${ms("i.paid_at")} as paid, ${ms("i.handed_over_at")} as delivered
    ${salesThatStand(
      scope,
      parameters,
      `left join auctions a on a.id = l.auction_id left join users w on w.id = s.winner_id
       left join (${bidsOfSales(scope, parameters)}) bid on bid.lot_id = s.lot_id and bid.round = s.round`,
    )}`,
  details: { bidders: bidsOf("r.lot", "r.round", "count(distinct b.bidder_id)") },
  order: "at desc, id desc",
  series: {
    label: said("Adjudicado en", "Hammer price"),
    kind: "price",
    column: "hammer",
    overTime: sumOverTime("hammer"),
  },
});
