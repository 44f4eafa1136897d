import {
  ms,
  nameOf,
  OWED_OF_SALE,
  reportSource,
  salesThatStand,
  TOTAL_OF_SALE,
} from "../report-source";

/** The people who have bought, and their debts. */
export const buyers = reportSource({
  title: "buyers",
  file: "buyersFile",
  hasDays: true,
  columns: [
    { id: "buyer", label: "buyer", kind: "text", isPersonal: true },
    { id: "bought", label: "bought", kind: "number", isSum: true },
    { id: "total", label: "totalAmount", kind: "price", isSum: true },
    { id: "mean", label: "mean", kind: "price" },
    { id: "unpaid", label: "stillUnpaid", kind: "price", isSum: true },
    { id: "last", label: "lastPurchase", kind: "datetime" },
  ],
  // The number of an account would tell who buys, also to a reader who may not know it.
  rows: (scope, parameters) => `
    select row_number() over (order by total desc, winner_id) as id, buyer, bought, total,
      round(total::numeric / bought)::bigint as mean, unpaid, last
    from (
      select s.winner_id, ${nameOf("w")} as buyer, count(*) as bought,
        sum(${TOTAL_OF_SALE})::bigint as total, sum(${OWED_OF_SALE})::bigint as unpaid,
        ${ms("max(s.settled_at)")} as last
      ${salesThatStand(scope, parameters, "join users w on w.id = s.winner_id")}
      group by s.winner_id, w.id
    ) b`,
  order: "id",
  series: {
    label: "totalByBuyer",
    kind: "price",
    name: "buyer",
    sum: "total",
  },
});
