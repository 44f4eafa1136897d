import { reportSource, within } from "../report-source";

const hours = (share: number) => `round((percentile_cont(${share}) within group (
    order by extract(epoch from q.answered - q.asked) / 3600)
  filter (where q.answered is not null))::numeric, 1)::float8`;

/** How soon a person who asks for something has an answer. */
export const answers = reportSource({
  title: "answers",
  file: "answersFile",
  hasDays: true,
  columns: [
    {
      id: "title",
      label: "whatWasAskedFor",
      kind: "text",
      words: { access: "accessRequests", offer: "offers", return: "returns" },
    },
    { id: "asked", label: "received", kind: "number", isSum: true },
    { id: "answered", label: "answered", kind: "number", isSum: true },
    { id: "open", label: "openRequests", kind: "number", isSum: true },
    { id: "median", label: "medianHours", kind: "number" },
    { id: "p90", label: "nineOfTenHours", kind: "number" },
  ],
  // What runs out, is called off or is lost to another buyer is no answer; nor is access that is taken back later, whose first answer is not kept.
  rows: (scope, parameters) => `
    select row_number() over (order by q.what) as id, q.what as title, count(*) as asked,
      count(q.answered) as answered, count(*) filter (where q.is_open) as open,
      ${hours(0.5)} as median, ${hours(0.9)} as p90
    from (
      select 'offer' as what, o.created_at as asked, o.status = 'open' as is_open,
        case when o.status in ('accepted', 'declined', 'countered') then o.answered_at end as answered
      from offers o
      where o.seller_id = ${parameters.add(scope.sellerId)} and o.side = 'buyer'
        and ${within(scope, parameters, "o.created_at")}
      union all
      select 'return', t.requested_at, t.status = 'requested', t.decided_at
      from invoices i join returns t on t.invoice_id = i.id
      where i.seller_id = ${parameters.add(scope.sellerId)}
        and ${within(scope, parameters, "t.requested_at")}
      union all
      select 'access', g.asked_at, g.status = 'pending',
        case when g.status in ('approved', 'denied') then g.decided_at end
      from auctions a join access_requests g on g.auction_id = a.id and g.status <> 'invited'
      where a.seller_id = ${parameters.add(scope.sellerId)}
        and ${within(scope, parameters, "g.asked_at")}
    ) q group by q.what`,
  order: "id",
  series: null,
});
