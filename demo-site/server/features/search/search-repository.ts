import type { Db } from "../../platform/db/db";
import { COUNT_CAP } from "../../platform/lists/display-range";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { type ColumnOrder, orderClause, type SearchInput, type SearchScope } from "../lots";
import { behind, type Cursor, readCursor } from "./cursor";
import { orderedSourceOf, sourceOf, type Asked } from "./search-source";

/** So many matches are counted, and read to be put in order. Of more the newest are ranked. */
export const MATCH_CAP = 1_000;

interface Search {
  scope: SearchScope;
  input: SearchInput;
}

export interface Matches {
  /** At most one more than the cap. */
  total: number;
  cap: number;
  /** The page that was asked for, or the last one. */
  page: number;
  ids: number[];
}

/** How many lots match each of several searches, at most one more than the cap. */
export async function countEach(db: Db, searches: readonly Search[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const parameters = new SqlParameters();
  const counts = searches.map((search) => {
    const { from, conditions } = sourceOf(askedOf(search), parameters);
    return `(select count(*) from (
      select 1 from ${from} where ${conditions.join(" and ")} limit ${MATCH_CAP + 1}) matched)`;
  });
  const [row] = await db.query<{ counts: number[] }>(
    `select array[${counts.join()}]::int[] as counts`,
    parameters.values,
  );
  return row?.counts ?? [];
}

/** How many lots match, and one page of them in order. */
export async function findMatches(db: Db, search: Search): Promise<Matches> {
  const few = await readFew(db, search);
  if (search.input.after !== undefined && !isByRelevance(search)) {
    const ids = await orderedIds(db, atPage(search, 1));
    return { total: few.total, cap: MATCH_CAP, page: 1, ids };
  }
  if (few.ids !== null) return { ...few, ids: few.ids, cap: MATCH_CAP };
  const isRanked = isByRelevance(search);
  const read = isRanked ? rankedIds : orderedIds;
  if (isRanked || !isEverything(askedOf(search))) {
    const total = isRanked ? MATCH_CAP : few.total;
    const page = Math.min(search.input.page, Math.ceil(total / search.input.limit));
    return { total, cap: MATCH_CAP, page, ids: await read(db, atPage(search, page)) };
  }
  // So many are there at least: a page of these need not wait for the count.
  const isNear = search.input.page * search.input.limit <= MATCH_CAP;
  const counting = countAll(db, search);
  const page = isNear
    ? search.input.page
    : Math.min(search.input.page, Math.ceil((await counting) / search.input.limit));
  const [total, ids] = await Promise.all([counting, read(db, atPage(search, page))]);
  return { total, cap: COUNT_CAP, page, ids };
}

function atPage(search: Search, page: number): Search {
  return { ...search, input: { ...search.input, page } };
}

/** Ids of the first page, in order, of however many match. */
export function matchingIds(db: Db, search: Search): Promise<number[]> {
  return findMatches(db, search).then(({ ids }) => ids);
}

/** What lists are ordered by. */
const ORDER_COLUMNS =
  "l.id, l.auction, l.closes_at, l.price_cents, l.bid_count, l.registration_year, l.kilometers";

/** All that match, where they are few, are read and put in order: to go through the lots in their order until a page is full would
 * read nearly every one. No ids where they are many. */
async function readFew(
  db: Db,
  search: Search,
): Promise<{ total: number; page: number; ids: number[] | null }> {
  const { input } = search;
  const parameters = new SqlParameters(input.limit, input.page);
  const { from, conditions, words } = sourceOf(askedOf(search), parameters);
  const isRanked = isByRelevance(search);
  const order = isRanked
    ? `${rankOf("l.tsv", search.scope, parameters)} desc, l.id desc`
    : `${auctionsFirst(search)}${orderClause(columnOf(input), input.order)}`;
  const [row] = await db.query<{ total: number; ids: number[] | null }>(
    `with matched as materialized (
       select ${ORDER_COLUMNS}${isRanked ? `, ${words}.tsv` : ""} from ${from}
       where ${conditions.join(" and ")} limit ${MATCH_CAP + 1}
     ), counted as (select count(*)::int as total from matched)
     select total, case when total <= ${MATCH_CAP} then array(
       select l.id from matched l order by ${order} limit $1
       offset (least($2, greatest(1, ceil(total::float8 / $1)))::int - 1) * $1) end as ids
     from counted`,
    parameters.values,
  );
  const total = row?.total ?? 0;
  const page = Math.min(input.page, Math.max(1, Math.ceil(total / input.limit)));
  return { total, page, ids: row?.ids ?? null };
}

async function countAll(db: Db, search: Search): Promise<number> {
  const parameters = new SqlParameters();
  const { from, conditions } = orderedSourceOf(askedOf(search), "date_closed", parameters);
  const [row] = await db.query<{ total: number }>(
    `select count(*) as total from (
       select 1 from ${from} where ${conditions.join(" and ")} limit ${COUNT_CAP + 1}) counted`,
    parameters.values,
  );
  return row?.total ?? 0;
}

/** One page, in the order of an index. */
async function orderedIds(db: Db, search: Search): Promise<number[]> {
  const { limit, page } = search.input;
  const after = search.input.after === undefined ? null : readCursor(search.input.after);
  const isAsked = search.scope.status === "live" && !isEverything(askedOf(search));
  const read = isAsked ? matchesInOrder : firstInOrder;
  const most = page * limit;
  const ids: number[] = [];
  for (const part of partsOf(search, after)) {
    if (ids.length < most) ids.push(...(await read(db, part, most - ids.length)));
  }
  return ids.slice(most - limit);
}

/** A search from a place in its order on, or from its beginning. */
type Behind = Search & { after: Cursor | null };

/** Where auctions come first, no index has both kinds in this order, but each of them for itself. */
function partsOf(search: Search, after: Cursor | null): Behind[] {
  if (auctionsFirst(search) === "") return [{ ...search, after }];
  const direct = ofKind(search, 0);
  // Behind a direct sale no auction is left.
  if (after?.auction === 0) return [{ ...direct, after }];
  return [
    { ...ofKind(search, 1), after },
    { ...direct, after: null },
  ];
}

async function firstInOrder(db: Db, search: Behind, most: number): Promise<number[]> {
  const parameters = new SqlParameters();
  const column = columnOf(search.input);
  const { from, conditions, row } = orderedSourceOf(askedOf(search), column, parameters);
  return idsOf(
    db,
    `select ${row}.id from ${from}
     where ${[...conditions, ...behindOf(search, row, parameters)].join(" and ")}
     order by ${orderClause(column, search.input.order, row)} limit ${most}`,
    parameters,
  );
}

/** For each lot of a page so many are gone through first. */
const LOOKED_THROUGH_EACH = 100;
/** So many that match are put in order where that is not enough. */
const ORDERED = 10_000;
/** Of what even more lots match so many are gone through, before all of them are put in order. */
const LOOKED_THROUGH = 30_000;

/** Mostly the first lots in the order have what is asked for. Where they have not, all the others would be gone through for a page. */
async function matchesInOrder(db: Db, search: Behind, most: number): Promise<number[]> {
  const first = Math.min(LOOKED_THROUGH_EACH * most, LOOKED_THROUGH);
  const near = await lookThrough(db, search, most, first);
  if (near.length === most) return near;
  const few = await inOrder(db, search, most, ORDERED);
  if (few !== null) return few;
  const far = first < LOOKED_THROUGH ? await lookThrough(db, search, most, LOOKED_THROUGH) : [];
  return far.length === most ? far : ((await inOrder(db, search, most)) ?? []);
}

/** What matches, put in order; null where more than `cap` lots do. */
async function inOrder(
  db: Db,
  search: Behind,
  most: number,
  cap?: number,
): Promise<number[] | null> {
  const parameters = new SqlParameters();
  const { from, conditions } = sourceOf(askedOf(search), parameters);
  const order = orderClause(columnOf(search.input), search.input.order);
  const [row] = await db.query<{ ids: number[] | null }>(
    `with matched as materialized (
       select ${ORDER_COLUMNS} from ${from}
       where ${[...conditions, ...behindOf(search, "l", parameters)].join(" and ")}
       ${cap === undefined ? "" : `limit ${cap + 1}`})
     select case when ${cap === undefined ? "true" : `(select count(*) from matched) <= ${cap}`} then array(
       select l.id from matched l order by ${order} limit ${most}) end as ids`,
    parameters.values,
  );
  return row?.ids ?? null;
}

function lookThrough(db: Db, search: Behind, most: number, looked: number): Promise<number[]> {
  const parameters = new SqlParameters();
  const column = columnOf(search.input);
  const { scope, found, row } = orderedSourceOf(askedOf(search), column, parameters);
  const order = orderClause(column, search.input.order, row);
  const table = row === "o" ? "lot_listing_order" : "lot_listing";
  return idsOf(
    db,
    `select ${row}.id from (
       select * from ${table} ${row} where ${[...scope, ...behindOf(search, row, parameters)].join(" and ")}
       order by ${order} limit ${looked}) ${row}
     ${row === "o" ? "join lot_listing l on l.id = o.id" : ""}
     where ${found.join(" and ")} order by ${order} limit ${most}`,
    parameters,
  );
}

function behindOf({ after, input }: Behind, row: string, parameters: SqlParameters): string[] {
  if (!after) return [];
  return [behind(after, { orderby: columnOf(input), order: input.order, row }, parameters)];
}

async function idsOf(db: Db, sql: string, parameters: SqlParameters): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql, parameters.values);
  return rows.map((row) => row.id);
}

async function rankedIds(db: Db, search: Search): Promise<number[]> {
  const { scope, input } = search;
  const parameters = new SqlParameters(input.limit, (input.page - 1) * input.limit);
  const { from, conditions, words } = sourceOf(askedOf(search), parameters);
  const rows = await db.query<{ id: number }>(
    `select id from (
       select l.id, ${words}.tsv from ${from} where ${conditions.join(" and ")}
       order by l.id desc limit ${MATCH_CAP}) newest
     order by ${rankOf("tsv", scope, parameters)} desc, id desc limit $1::int offset $2::int`,
    parameters.values,
  );
  return rows.map((row) => row.id);
}

function rankOf(words: string, scope: SearchScope, parameters: SqlParameters): string {
  return `ts_rank(${words}, to_tsquery('public.martillo_es', ${parameters.add(scope.query)}))`;
}

function askedOf({ scope, input }: Search): Asked {
  return { scope, filters: input.filters ?? {} };
}

function ofKind(search: Search, auction: 0 | 1): Search {
  return { ...search, scope: { ...search.scope, auction } };
}

/** All that is on offer, or all of one kind: no text, and no filter. */
function isEverything(asked: Asked): boolean {
  return asked.scope.status === "live" && sourceOf(asked, new SqlParameters()).found.length === 0;
}

function isByRelevance({ input, scope }: Search): boolean {
  return input.orderby === "relevance" && scope.query !== "";
}

export function columnOf({ orderby }: SearchInput): ColumnOrder {
  return orderby === "relevance" ? "p.id" : orderby;
}

/** A direct sale has no end that it could be listed by: where both are, auctions come first. */
function auctionsFirst({ input: { orderby, auction } }: Search): string {
  return orderby === "date_closed" && auction === undefined ? "l.auction desc, " : "";
}
