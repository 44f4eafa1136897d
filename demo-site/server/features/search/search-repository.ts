import type { LotFilters } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { COUNT_CAP } from "../../platform/lists/display-range";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import {
  filterConditions,
  orderClause,
  scopeConditions,
  type SearchInput,
  type SearchScope,
} from "../lots";

/** Ranking reads every match; the newest of them are enough. */
const RANKED_MATCHES = 1_000;

/** Facets of a text that matches half the house are counted over this many lots. */
const FACET_MATCHES = 20_000;
const VALUES_PER_FACET = 60;

interface Search {
  scope: SearchScope;
  input: SearchInput;
}

/** How many lots match, at most one more than the cap. */
export async function countMatches(db: Db, search: Search): Promise<number> {
  const [count = 0] = await countEach(db, [search]);
  return count;
}

/** The same of several searches in one question. */
export async function countEach(db: Db, searches: readonly Search[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const parameters = new SqlParameters();
  const counts = searches.map(({ scope, input }) => {
    const cap = isRanked(input, scope) ? RANKED_MATCHES : COUNT_CAP + 1;
    return `(select count(*) from (
      select 1 from lots l where ${where(scope, input, parameters)} limit ${cap}) matched)`;
  });
  const [row] = await db.query<{ counts: number[] }>(
    `select array[${counts.join()}]::int[] as counts`,
    parameters.values,
  );
  return row?.counts ?? [];
}

/** What lists are ordered by. */
const ORDER_COLUMNS =
  "l.auction, l.closes_at, l.price_cents, l.bid_count, l.registration_year, l.kilometers";

/** Ids of one page, in order. `total` is how many match, where that is known. */
export async function matchingIds(
  db: Db,
  { scope, input, total }: Search & { total?: number },
): Promise<number[]> {
  const parameters = new SqlParameters();
  const matching = `lots l where ${where(scope, input, parameters)}`;
  // Of few matches all are read first: to go through the lots in their order until a page is full would read nearly every one.
  const isFew = scope.query !== "" && total !== undefined && total <= RANKED_MATCHES;
  const from = isFew
    ? `from (select l.id, l.tsv, ${ORDER_COLUMNS} from ${matching} offset 0) l`
    : `from ${matching}`;
  const sql = isRanked(input, scope)
    ? rankedSql(from, scope, parameters)
    : `select l.id ${from} order by ${auctionsFirst(input)}${orderClause(plainOrder(input), input.order)}`;
  const limit = parameters.add(input.limit);
  const offset = parameters.add((input.page - 1) * input.limit);
  const rows = await db.query<{ id: number }>(
    `${sql} limit ${limit} offset ${offset}`,
    parameters.values,
  );
  return rows.map((row) => row.id);
}

function where(scope: SearchScope, input: SearchInput, parameters: SqlParameters): string {
  return [
    ...scopeConditions(scope, parameters),
    ...filterConditions(input.filters ?? {}, parameters),
  ].join(" and ");
}

function isRanked(input: SearchInput, scope: SearchScope): boolean {
  return input.orderby === "relevance" && scope.query !== "";
}

function plainOrder(input: SearchInput) {
  return input.orderby === "relevance" ? "p.id" : input.orderby;
}

/** A direct sale has no end that it could be listed by: where both are, auctions come first. */
function auctionsFirst({ orderby, auction }: SearchInput): string {
  return orderby === "date_closed" && auction === undefined ? "l.auction desc, " : "";
}

function rankedSql(from: string, scope: SearchScope, parameters: SqlParameters): string {
  const query = `to_tsquery('public.martillo_es', ${parameters.add(scope.query)})`;
  return `select id from (
      select l.id, l.tsv ${from} order by l.id desc limit ${RANKED_MATCHES}) newest
    order by ts_rank(tsv, ${query}) desc, id desc`;
}

export interface FacetRow {
  name: string;
  value: string;
  count: number;
}

/** What facets are counted over: whose lots, of which categories; models are those of the chosen brands. */
export interface FacetScope {
  place: LotFilters;
  categories: string[] | null;
  brands: string[] | null;
}

/** How many lots each filter value would leave. */
export function countFacets(db: Db, scope: SearchScope, { place, categories, brands }: FacetScope) {
  const parameters = new SqlParameters(brands, categories);
  const conditions = [
    ...scopeConditions(scope, parameters),
    ...filterConditions(place, parameters),
  ].join(" and ");
  return db.query<FacetRow>(
    `select name, value, n as count from (
       select name, value, count(*) as n,
         row_number() over (partition by name order by count(*) desc, value) as place
       from (select l.* from lots l where ${conditions} limit ${FACET_MATCHES}) l
       cross join lateral (values ('category', l.category), ('brand', l.brand),
         ('model', case when $1::text[] is null or l.brand = any($1::text[]) then l.model end),
         ('fuel', l.fuel), ('transmission', l.transmission), ('body_type', l.body_type),
         ('condition', l.condition), ('location', l.location)) as f (name, value)
       where value <> '' and (name = 'category' or $2::text[] is null or l.category = any($2::text[]))
       group by name, value) counted
     where place <= ${VALUES_PER_FACET} order by name, count desc, value`,
    parameters.values,
  );
}
