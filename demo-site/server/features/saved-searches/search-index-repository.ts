import type { SearchCriteria } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { CHOICES, filtersOf, NUMBERS } from "./criteria";
import { choiceColumn } from "../lots";
import { alertQuery } from "./alert-query";

interface ToIndex {
  id: number;
  criteria: SearchCriteria;
}

/** What the columns of two ends are called where it is not as the criterion. */
const SHORT: Partial<Record<(typeof NUMBERS)[number], string>> = {
  registration_year: "year",
  kilometers: "km",
};

/** Filter of a search, columns of its two ends. */
const ENDS = (["price", ...NUMBERS] as const).map((name) => {
  const column = name === "price" ? name : (SHORT[name] ?? name);
  return { name, least: `${column}_min`, most: `${column}_max` };
});

const END_COLUMNS = ENDS.flatMap(({ least, most }) => [least, most]);

const CRITERIA = ["category", ...CHOICES, ...END_COLUMNS];

/** All columns but the key of the table, which are written anew when a search changes. */
const WRITTEN = ["key", "query", ...CRITERIA];

/** Writes by what lots find some searches. */
export async function indexSearches(t: Db, searches: readonly ToIndex[]): Promise<void> {
  if (searches.length === 0) return;
  await t.query(
    `insert into saved_search_index (saved_search_id, ${WRITTEN.join(", ")})
     select r.id, coalesce((
         select key from (select martillo_search_key(part) as key from unnest(r.parts) as part) keys
         where key is not null order by (key like '%*'), length(key) desc, key limit 1), ''),
       to_tsquery('public.martillo_es', r.query), ${CRITERIA.map((name) => `r.${name}`).join(", ")}
     from json_to_recordset($1::json) as r (id bigint, parts text[], query text, category text[],
       ${[...CHOICES.map((name) => `${name} text`), ...END_COLUMNS.map((name) => `${name} float8`)].join(", ")})
     on conflict (saved_search_id) do update set (${WRITTEN.join(", ")}) =
       (${WRITTEN.map((name) => `excluded.${name}`).join(", ")})`,
    [JSON.stringify(searches.map(rowOf))],
  );
}

function rowOf({ id, criteria }: ToIndex) {
  const { query, parts } = alertQuery(criteria.search_text);
  const filters = filtersOf(criteria);
  return {
    id,
    query,
    parts,
    category: filters.category,
    ...Object.fromEntries(CHOICES.map((name) => [name, filters[name]?.[0]])),
    ...Object.fromEntries(
      ENDS.flatMap(({ name, least, most }) => {
        const { min, max } = filters[name] ?? {};
        return [
          [least, name === "price" ? cents(min) : min],
          [most, name === "price" ? cents(max) : max],
        ];
      }),
    ),
  };
}

function cents(euro: number | undefined): number | undefined {
  return euro === undefined ? undefined : euro * 100;
}

export function readUnindexed(db: Db, searchesAtOnce: number): Promise<ToIndex[]> {
  return db.query<ToIndex>(
    `select id, criteria from saved_searches s where stopped_at is null
         and not exists (select 1 from saved_search_index i where i.saved_search_id = s.id)
       order by id limit $1`,
    [searchesAtOnce],
  );
}

const FITS = [
  "l.tsv @@ s.query",
  "(l.auction = 0 or l.closes_at > now())",
  "(s.category is null or l.category = any(s.category))",
  ...CHOICES.map((name) => `(s.${name} is null or ${choiceColumn(name)} = s.${name})`),
  ...ENDS.flatMap(({ name, least, most }) => {
    const column = name === "price" ? "price_cents" : name;
    return [
      `(s.${least} is null or l.${column} >= s.${least})`,
      `(s.${most} is null or l.${column} <= s.${most})`,
    ];
  }),
].join(" and ");

export interface Pair {
  lot_id: number;
  saved_search_id: number;
}

/**
 * Which searches some lots on offer fit. `isBid`: bids have moved them, so that only what asks for a lowest price may fit anew. The lots are
 * read first and by themselves: from the searches on, each of them would be asked of the index of words.
 */
export function searchesFor(
  db: Db,
  lotIds: readonly number[],
  { isBid = false } = {},
): Promise<Pair[]> {
  return db.query<Pair>(
    `with l as materialized (
       select *, martillo_search_keys(tsv) as keys from lot_listing where id = any($1::bigint[]))
     select l.id as lot_id, s.saved_search_id from l join saved_search_index s on s.key = any(l.keys)
     where ${FITS} ${isBid ? "and s.price_min is not null" : ""}`,
    [lotIds],
  );
}
