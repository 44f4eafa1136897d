import { reportSource, within } from "../report-source";

/** The deeds of a seller's people. */
export const team = reportSource({
  title: "team",
  file: "teamFile",
  hasDays: true,
  columns: [
    { id: "person", label: "person", kind: "text" },
    { id: "drafts", label: "lotsBegun", kind: "number", isSum: true },
    { id: "edits", label: "changes", kind: "number", isSum: true },
    { id: "published", label: "published", kind: "number", isSum: true },
    {
      id: "sales",
      label: "stepsOfSales",
      kind: "number",
      isSum: true,
    },
  ],
  rows: (scope, parameters) => `
    select row_number() over (order by sum(d.edits + d.sales) desc, d.person) as id, d.person,
      sum(d.drafts)::int as drafts, sum(d.edits)::int as edits, sum(d.published)::int as published,
      sum(d.sales)::int as sales
    from (
      select case when u.id is null or u.staff then 'La casa'
          else trim(u.first_name || ' ' || u.last_name) end as person, coalesce(u.id * (not u.staff)::int, 0) as who,
        (e.version = 1)::int as drafts, 1 as edits,
        (e.action in ('publish', 'relist', 'auto_relist'))::int as published, 0 as sales
      from lots l join lot_edits e on e.lot_id = l.id left join users u on u.id = e.actor_id
      where l.seller_id = ${parameters.add(scope.sellerId)} and ${within(scope, parameters, "e.created_at")}
      union all
      select case when u.staff then 'La casa' else trim(u.first_name || ' ' || u.last_name) end,
        u.id * (not u.staff)::int, 0, 0, 0, 1
      from invoices i join sale_events e on e.invoice_id = i.id join users u on u.id = e.actor_id
      where i.seller_id = ${parameters.add(scope.sellerId)} and e.role in ('seller', 'staff')
        and ${within(scope, parameters, "e.at")}
    ) d group by d.who, d.person`,
  order: "id",
  series: {
    label: "changesByPerson",
    kind: "number",
    name: "person",
    sum: "edits",
  },
});
