import type { DashboardList, LotFilters, ParsedInputOf, productDashboard } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { COUNT_CAP } from "../../platform/lists/display-range";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { fragmentCondition } from "./text-match";
import { filterConditions, orderClause, STATUS_CONDITIONS } from "./search-query";

/** Of lots `l`: the person `$1` has a bid that counts. */
export const HAS_BID = `l.id in (select b.lot_id from bids b join lots own on own.id = b.lot_id
  where b.bidder_id = $1 and b.round = own.round and not b.declined)`;
/** Of lots `l`: the house has not hidden it, so people other than its seller read it. */
export const IS_SHOWN = "l.hidden_at is null";
/** Of lots `l`: nothing is decided yet. */
const RUNNING = `l.status in ('scheduled', 'open', 'closing', 'closed', 'provisional')`;
const IS_WON = `exists (select 1 from sales s
  where s.lot_id = l.id and s.round = l.round and s.winner_id = $1)`;

const IS_WATCHED = "l.id in (select w.lot_id from watches w where w.user_id = $1)";
const IS_FAVORITE =
  "l.id in (select w.lot_id from watches w where w.user_id = $1 and w.kind = 'favorite')";

/** Of the seller, and neither put away nor deleted. */
const IS_KEPT = "l.seller_id = $2 and l.archived_at is null and l.deleted_at is null";

/** The lists of those who sell, of lots `l` that are neither put away nor deleted. */
export const SELLING_CONDITIONS = {
  open: `(l.status in ('scheduled', 'open', 'closing', 'reserved')
    and (l.auction = 0 or l.closes_at > now()))`,
  sold: "l.status = 'sold'",
  unsold: `(l.status in ('closed', 'provisional', 'unsold', 'cancelled', 'withdrawn') or
    (l.auction = 1 and l.status in ('scheduled', 'open', 'closing') and l.closes_at <= now()))`,
  draft: "(l.status = 'draft' and l.template_name is null)",
};

/** `$1` is the viewer, `$2` the account whose lots it manages. */
const CONDITIONS: Record<DashboardList, string> = {
  all: `${IS_SHOWN} and ${HAS_BID}`,
  winning: `${IS_SHOWN} and l.leader_id = $1 and ${RUNNING} and ${HAS_BID}`,
  outbid: `${IS_SHOWN} and l.leader_id is distinct from $1 and ${RUNNING} and ${HAS_BID}`,
  won: `${IS_SHOWN} and l.status = 'sold' and ${IS_WON}`,
  lost: `${IS_SHOWN} and not (${RUNNING}) and ${HAS_BID} and not (l.status = 'sold' and ${IS_WON})`,
  watchlist: `${IS_SHOWN} and ${IS_WATCHED} and l.status <> 'draft'`,
  favorites: `${IS_SHOWN} and ${IS_FAVORITE} and l.status <> 'draft'`,
  selling_open: `${IS_KEPT} and ${SELLING_CONDITIONS.open}`,
  selling_sold: `${IS_KEPT} and ${SELLING_CONDITIONS.sold}`,
  selling_unsold: `${IS_KEPT} and ${SELLING_CONDITIONS.unsold}`,
  selling_draft: `${IS_KEPT} and ${SELLING_CONDITIONS.draft}`,
  selling_archived: `l.seller_id = $2 and l.archived_at is not null`,
  selling_templates: `${IS_KEPT} and l.status = 'draft' and l.template_name is not null`,
};

export interface DashboardQuery {
  list: DashboardList;
  viewerId: number;
  ownerId: number;
  auction: 0 | 1 | undefined;
  filters: LotFilters;
  orderby: ParsedInputOf<typeof productDashboard>["orderby"];
  order: "asc" | "desc";
  page: number;
  limit: number;
}

/** Ids of one page, in order, and how many there are in all. */
export async function dashboardIds(db: Db, query: DashboardQuery) {
  const parameters = new SqlParameters(query.viewerId, query.ownerId);
  // Named once more so that every statement uses both parameters.
  const conditions = [CONDITIONS[query.list], "$1::bigint is not null", "$2::bigint is not null"];
  if (query.auction !== undefined) conditions.push(`l.auction = ${parameters.add(query.auction)}`);
  conditions.push(...conditionsOf(query, parameters));
  const from = `from lots l where ${conditions.join(" and ")}`;
  const counted = await db.query<{ n: number }>(
    `select count(*) as n from (select 1 ${from} limit ${COUNT_CAP + 1}) matched`,
    parameters.values,
  );
  const limit = parameters.add(query.limit);
  const offset = parameters.add((query.page - 1) * query.limit);
  const rows = await db.query<{ id: number }>(
    `select l.id ${from} order by ${orderOfList(query)} limit ${limit} offset ${offset}`,
    parameters.values,
  );
  return { ids: rows.map((row) => row.id), total: counted[0]?.n ?? 0 };
}

/** How many lots one of the viewer's lists as a bidder holds, of one kind of sale. */
export async function countDashboard(
  db: Db,
  list: DashboardList,
  viewerId: number,
  auction: 0 | 1,
): Promise<number> {
  const [counted] = await db.query<{ n: number }>(
    `select count(*) as n from lots l
     where ${CONDITIONS[list]} and l.auction = $3 and $1::bigint is not null and $2::bigint is not null`,
    [viewerId, viewerId, auction],
  );
  return counted?.n ?? 0;
}

/** A draft without an end does not end in 1970: a lot without a decided end comes last, in both directions. */
function orderOfList({ list, orderby, order }: DashboardQuery): string {
  const clause = orderClause(orderby, order);
  const isOwn = list.startsWith("selling_") && orderby === "date_closed";
  return isOwn ? `(l.closes_at = 'epoch'), ${clause}` : clause;
}

/** A template is found by its name, too. */
const WITH_NAME = "l.template_name || ' ' || l.title || ' ' || l.description";

/** These lists are short beside the house: a text is looked for wherever it stands in a word. */
function conditionsOf({ list, filters }: DashboardQuery, parameters: SqlParameters): string[] {
  const conditions = filterConditions(filters, parameters);
  const { market_status: status, searchbar = "" } = filters;
  if (status) conditions.push(`(${STATUS_CONDITIONS[status]})`);
  if (searchbar.trim() !== "") {
    const searched = list === "selling_templates" ? WITH_NAME : undefined;
    conditions.push(fragmentCondition(searchbar, parameters, searched));
  }
  return conditions;
}
