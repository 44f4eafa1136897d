import { bidsOf, LOT_COLUMNS, LOT_KIND, LOT_KIND_COLUMN, ms, reportSource } from "../report-source";

/** The stock that is neither sold nor put away, as it stands now. */
export const stock = reportSource({
  title: "stock",
  file: "stockFile",
  hasDays: false,
  columns: [
    ...LOT_COLUMNS,
    LOT_KIND_COLUMN,
    {
      id: "state",
      label: "state",
      kind: "text",
      words: {
        draft: "draft",
        scheduled: "scheduled",
        open: "openLot",
        closing: "closing",
        closed: "closed",
        provisional: "toDecide",
        reserved: "reserved",
        unsold: "unsold",
        withdrawn: "withdrawn",
      },
    },
    { id: "price", label: "price", kind: "price", isSum: true },
    { id: "days", label: "daysOnSale", kind: "number" },
    { id: "round", label: "round", kind: "number", isOptional: true },
    { id: "bids", label: "bids", kind: "number", isSum: true },
    { id: "views", label: "views", kind: "number", isSum: true },
    { id: "watchers", label: "watchers", kind: "number", isOptional: true },
    { id: "offers", label: "offers", kind: "number", isOptional: true },
    { id: "end", label: "ends", kind: "datetime" },
    { id: "missing", label: "missing", kind: "text" },
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
  computed: ["missing"],
  details: {
    watchers: "(select count(*) from watches w where w.lot_id = r.lot)",
    offers:
      "(select count(*) from offers o where o.lot_id = r.lot and o.round = r.round and o.status = 'open')",
  },
  order: "id desc",
  series: {
    label: "lotsByState",
    kind: "number",
    name: "state",
  },
});
