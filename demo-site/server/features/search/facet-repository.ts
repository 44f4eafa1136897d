import type { Db } from "../../platform/db/db";
import type { SearchScope } from "../lots";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { sourceOf } from "./search-source";
import { fieldsWith, type LotFilters } from "martillo/contract";

/** Facets of what matches half the house are counted over this many lots. */
export const FACET_MATCHES = 5_000;

const VALUES_PER_FACET = 60;

/** Texts alone: a list of every number of doors is of little use. */
const COUNTED = fieldsWith({ kind: "text", filter: "choice" });

export interface FacetRow {
  name: string;
  value: string;
  count: number;
}

/** The lots that facets are counted over: their place and categories; models are those of the chosen brands. */
export interface FacetScope {
  place: LotFilters;
  categories: string[] | null;
  brands: string[] | null;
}

export function readCounts(db: Db, auction: 0 | 1 | undefined): Promise<FacetRow[]> {
  return db.query<FacetRow>(
    `select name, value, n::int as count from (
       select name, value, sum(n) as n,
         row_number() over (partition by name order by sum(n) desc, value) as place
       from lot_listing_counts where $1::int is null or auction = $1::int group by name, value) summed
     where place <= ${VALUES_PER_FACET} order by name, count desc, value`,
    [auction ?? null],
  );
}

/**
 * Counts all that is on offer where that is too much for each visitor's search: then the first page of the house says how many there are
 * of each kind, and not how many of some thousand. One process does it for all.
 */
export function keepCounts(db: Db): Promise<void> {
  return db.tx(async (t) => {
    // One at a time; readers have the former counts until this ends.
    await t.query("lock table lot_listing_counts in share row exclusive mode");
    await t.query("delete from lot_listing_counts");
    await t.query(
      `insert into lot_listing_counts (auction, name, value, n)
       select auction, name, value, n from (
         select l.auction, case ${COUNTED.map((name) => `when grouping(l.${name}) = 0 then '${name}'`).join(" ")} end as name,
           coalesce(${COUNTED.map((name) => `l.${name}`).join(", ")}) as value, count(*) as n
         from lot_listing l where (l.auction = 0 or l.closes_at > now())
           and (select count(*) from (select 1 from lot_listing limit ${FACET_MATCHES + 1}) some_lots) > ${FACET_MATCHES}
         group by l.auction, grouping sets (${COUNTED.map((name) => `(l.${name})`).join(", ")})) counted
       where value <> ''`,
    );
  });
}

const FACETS = COUNTED.map((name) =>
  name === "model"
    ? "('model', case when $1::text[] is null or l.brand = any($1::text[]) then l.model end)"
    : `('${name}', l.${name})`,
).join(", ");

export function countSome(db: Db, scope: SearchScope, { place, categories, brands }: FacetScope) {
  const parameters = new SqlParameters(brands, categories);
  const { from, conditions } = sourceOf({ scope, filters: place }, parameters);
  return db.query<FacetRow>(
    `select name, value, n as count from (
       select name, value, count(*) as n,
         row_number() over (partition by name order by count(*) desc, value) as place
       from (select l.* from ${from} where ${conditions.join(" and ")} limit ${FACET_MATCHES}) l
       cross join lateral (values ${FACETS}) as f (name, value)
       where value <> '' and (name = 'category' or $2::text[] is null or l.category = any($2::text[]))
       group by name, value) counted
     where place <= ${VALUES_PER_FACET} order by name, count desc, value`,
    parameters.values,
  );
}
