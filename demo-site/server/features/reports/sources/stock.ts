import {
  bidsOf,
  LOT_COLUMNS,
  LOT_KIND,
  LOT_KIND_COLUMN,
  ms,
  reportSource,
  said,
} from "../report-source";

/** The stock that is neither sold nor put away, as it stands now. */
export const stock = reportSource({
  title: said("Existencias", "Stock"),
  file: said("existencias", "stock"),
  hasDays: false,
  columns: [
    ...LOT_COLUMNS,
    LOT_KIND_COLUMN,
    {
      id: "state",
      label: said("Estado", "State"),
      kind: "text",
      words: {
        draft: said("Borrador", "Draft"),
        scheduled: said("Programado", "Scheduled"),
        open: said("Abierto", "Open"),
        closing: said("Cerrándose", "Closing"),
        closed: said("Cerrado", "Closed"),
        provisional: said("Por decidir", "To decide"),
        reserved: said("Reservado", "Reserved"),
        unsold: said("Sin vender", "Unsold"),
        withdrawn: said("Retirado", "Withdrawn"),
      },
    },
    { id: "price", label: said("Precio", "Price"), kind: "price", isSum: true },
    { id: "days", label: said("Días a la venta", "Days on sale"), kind: "number" },
    { id: "round", label: said("Vez", "Round"), kind: "number", isOptional: true },
    { id: "bids", label: said("Pujas", "Bids"), kind: "number", isSum: true },
    { id: "views", label: said("Visitas", "Views"), kind: "number", isSum: true },
    { id: "watchers", label: said("Seguidores", "Watchers"), kind: "number", isOptional: true },
    { id: "offers", label: said("Ofertas", "Offers"), kind: "number", isOptional: true },
    { id: "end", label: said("Cierre", "Ends"), kind: "datetime" },
  ],
  rows: ({ sellerId }, parameters) => `
    select l.id, l.id as lot, l.ref, l.title, ${LOT_KIND} as kind, l.status as state,
      l.price_cents as price,
      case when l.status in ('open', 'closing', 'reserved')
        then greatest(0, floor(extract(epoch from now() - l.opens_at) / 86400))::int end as days,
      l.round, ${bidsOf("l.id", "l.round", "count(*)")} as bids,
      (select coalesce(sum(h.views), 0)::int from lot_hours h where h.lot_id = l.id) as views,
      case when l.auction = 1 and l.status in ('scheduled', 'open', 'closing')
        then ${ms("l.closes_at")} end as end
    from lots l
    where l.seller_id = ${parameters.add(sellerId)} and l.status not in ('sold', 'cancelled')
      and l.archived_at is null and l.deleted_at is null and l.template_name is null`,
  details: {
    watchers: "(select count(*) from watches w where w.lot_id = r.lot)",
    offers:
      "(select count(*) from offers o where o.lot_id = r.lot and o.round = r.round and o.status = 'open')",
  },
  order: "id desc",
  series: {
    label: said("Lotes por estado", "Lots by state"),
    kind: "number",
    name: "state",
  },
});
