import type { MarketStatus, ParsedInputOf, productListings } from "martillo/contract";
import type { Viewer } from "../../platform/call/context";
import { ms, type Db } from "../../platform/db/db";
import { COUNT_CAP } from "../../platform/lists/display-range";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import {
  filterConditions,
  fragmentCondition,
  ownerIdOf,
  SELLING_CONDITIONS,
  NAME_OF_EDITOR,
} from "../lots";

type Input = ParsedInputOf<typeof productListings>;

/** Which lots: a list and what it is narrowed down by. */
export type ListingScope = Pick<Input, "action" | "auction" | "archived" | "filters">;

const TEMPLATES = "(l.status = 'draft' and l.template_name is not null)";

const ORDERS: Record<Input["orderby"], string> = {
  updated_at: "l.updated_at",
  "p.id": "l.id",
  date_closed: "l.closes_at",
  wprice: "l.price_cents",
  bid_count: "l.bid_count",
  title: "martillo_fold(l.title)",
};

/** The owner of the lots: staff read all of them, others those of the account they work for. */
function ownerCondition(viewer: Viewer, parameters: SqlParameters): string {
  return viewer.staff && !viewer.pass
    ? "true"
    : `l.seller_id = ${parameters.add(ownerIdOf(viewer))}`;
}

/** The rows of a list, as what follows `from lots l where`. */
function conditionOf(scope: ListingScope, viewer: Viewer, parameters: SqlParameters): string {
  const { action, auction, archived = false, filters = {} } = scope;
  const {
    state,
    end,
    reserve_met: met,
    searchbar = "",
    hidden,
    import_id: from,
    ...common
  } = filters;
  const conditions = [
    ownerCondition(viewer, parameters),
    "l.deleted_at is null",
    archived ? "l.archived_at is not null" : "l.archived_at is null",
    ...filterConditions(common, parameters),
  ];
  if (action === "templates") conditions.push(TEMPLATES);
  else if (action === "all") conditions.push("l.template_name is null");
  // A lot that was put away is in a list of its own; its status does not matter.
  else if (!archived) conditions.push(SELLING_CONDITIONS[action]);
  if (auction !== undefined) conditions.push(`l.auction = ${parameters.add(auction)}`);
  if (state?.length) {
    conditions.push(`l.status = any(${parameters.add(state satisfies MarketStatus[])}::text[])`);
  }
  if (hidden !== undefined) {
    conditions.push(hidden === 1 ? "l.hidden_at is not null" : "l.hidden_at is null");
  }
  if (end?.min !== undefined) conditions.push(`l.closes_at >= ${momentOf(end.min)}`);
  if (end?.max !== undefined) conditions.push(`l.closes_at <= ${momentOf(end.max)}`);
  if (met !== undefined) {
    const isMet =
      "(l.reserve_cents is not null and l.price_cents >= l.reserve_cents and l.bid_count > 0)";
    conditions.push(met === 1 ? isMet : `not ${isMet}`);
  }
  if (from !== undefined) {
    const isOfImport = `rows.lot_id = l.id and rows.import_id = ${parameters.add(from)}`;
    conditions.push(`exists (select 1 from import_rows rows where ${isOfImport})`);
  }
  if (searchbar.trim() !== "") {
    if (action === "templates") {
      conditions.push(
        fragmentCondition(searchbar, parameters, "l.template_name || ' ' || l.title"),
      );
    } else {
      const found = fragmentCondition(searchbar, parameters);
      conditions.push(`(${found} or l.ref = ${parameters.add(searchbar.trim())})`);
    }
  }
  return conditions.join(" and ");

  function momentOf(epochMs: number): string {
    return `to_timestamp(least(${parameters.add(epochMs)}::float8, 8e15) / 1000)`;
  }
}

/** Ids of one page, in order, and how many there are in all. */
export async function listingIds(db: Db, input: Input, viewer: Viewer) {
  const parameters = new SqlParameters();
  const from = `from lots l where ${conditionOf(input, viewer, parameters)}`;
  const [counted] = await db.query<{ n: number }>(
    `select count(*) as n from (select 1 ${from} limit ${COUNT_CAP + 1}) matched`,
    parameters.values,
  );
  const { page, limit, orderby, order } = input;
  const size = parameters.add(limit);
  const offset = parameters.add((page - 1) * limit);
  const rows = await db.query<{ id: number }>(
    `select l.id ${from} order by ${ORDERS[orderby]} ${order}, l.id ${order}
     limit ${size} offset ${offset}`,
    parameters.values,
  );
  return { ids: rows.map((row) => row.id), total: counted?.n ?? 0 };
}

/** All ids of a list, the newest first; one more than `most` where there are more. */
export async function allListingIds(db: Db, scope: ListingScope, viewer: Viewer, most: number) {
  const parameters = new SqlParameters();
  const condition = conditionOf(scope, viewer, parameters);
  const rows = await db.query<{ id: number }>(
    `select l.id from lots l where ${condition} order by l.id desc limit ${most + 1}`,
    parameters.values,
  );
  return rows.map((row) => row.id);
}

/** How many templates of one kind of sale there are. */
export async function countTemplates(
  db: Db,
  auction: 0 | 1 | undefined,
  viewer: Viewer,
): Promise<number> {
  const parameters = new SqlParameters();
  const condition = conditionOf(
    { action: "templates", auction, archived: undefined, filters: undefined },
    viewer,
    parameters,
  );
  const [counted] = await db.query<{ n: number }>(
    `select count(*) as n from lots l where ${condition}`,
    parameters.values,
  );
  return counted?.n ?? 0;
}

interface Counts {
  open: number;
  sold: number;
  unsold: number;
  draft: number;
  decide: number;
}

/** How many lots the lists of one kind have. */
export async function listingCounts(
  db: Db,
  auction: 0 | 1 | undefined,
  viewer: Viewer,
): Promise<Counts> {
  const parameters = new SqlParameters();
  const owner = ownerCondition(viewer, parameters);
  const kind = auction === undefined ? "true" : `l.auction = ${parameters.add(auction)}`;
  const { open, sold, unsold, draft } = SELLING_CONDITIONS;
  const [row] = await db.query<Counts>(
    `select count(*) filter (where ${open}) as open, count(*) filter (where ${sold}) as sold,
       count(*) filter (where ${unsold}) as unsold, count(*) filter (where ${draft}) as draft,
       count(*) filter (where l.status = 'provisional') as decide
     from lots l where ${owner} and ${kind} and l.archived_at is null and l.deleted_at is null`,
    parameters.values,
  );
  return row ?? { open: 0, sold: 0, unsold: 0, draft: 0, decide: 0 };
}

/** What only the seller's side sees of a lot in a list. */
export interface ListingFacts {
  id: number;
  watchers: number;
  bidders: number;
  offers: number;
  views: number;
  invoice: number | null;
  returned_ms: number | null;
  ref: string | null;
  updated_ms: number;
  updated_by: string | null;
}

export async function readListingFacts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ListingFacts>> {
  const rows = await db.query<ListingFacts>(
    `select l.id, l.ref, ${ms("l.updated_at")} as updated_ms,
       (select count(*) from watches w where w.lot_id = l.id) as watchers,
       (select count(distinct b.bidder_id) from bids b
         where b.lot_id = l.id and b.round = l.round and not b.declined) as bidders,
       (select count(*) from offers o
         where o.lot_id = l.id and o.round = l.round and o.status = 'open') as offers,
       (select coalesce(sum(h.views), 0)::int from lot_hours h where h.lot_id = l.id) as views,
       sale.id as invoice, sale.returned_ms,
       (select ${NAME_OF_EDITOR} from lot_edits e left join users u on u.id = e.actor_id
         where e.lot_id = l.id order by e.version desc limit 1) as updated_by
     from lots l left join lateral (
       select i.id, ${ms("i.returned_at")} as returned_ms from invoices i
       where i.lot_id = l.id and i.round = l.round order by i.id desc limit 1
     ) sale on true
     where l.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
