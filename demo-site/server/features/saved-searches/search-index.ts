import type { SearchCriteria } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { alertQuery } from "./alert-query";
import { filtersOf } from "./criteria";

interface ToIndex {
  id: number;
  criteria: SearchCriteria;
}

/** Writes by what lots find some searches. */
export async function indexSearches(t: Db, searches: readonly ToIndex[]): Promise<void> {
  if (searches.length === 0) return;
  await t.query(
    `insert into saved_search_index
     select r.id, coalesce((
         select key from (select martillo_search_key(part) as key from unnest(r.parts) as part) keys
         where key is not null order by (key like '%*'), length(key) desc, key limit 1), ''),
       to_tsquery('public.martillo_es', r.query), r.category, r.brand, r.model, r.fuel, r.transmission, r.body_type, r.doors,
       r.price_min, r.price_max, r.power_min, r.power_max, r.year_min, r.year_max, r.km_min, r.km_max
     from json_to_recordset($1::json) as r (id bigint, parts text[], query text, category text[], brand text, model text,
       fuel text, transmission text, body_type text, doors text, price_min float8, price_max float8, power_min float8,
       power_max float8, year_min float8, year_max float8, km_min float8, km_max float8)
     on conflict (saved_search_id) do update set (key, query, category, brand, model, fuel, transmission, body_type, doors,
         price_min, price_max, power_min, power_max, year_min, year_max, km_min, km_max) =
       (excluded.key, excluded.query, excluded.category, excluded.brand, excluded.model, excluded.fuel,
         excluded.transmission, excluded.body_type, excluded.doors, excluded.price_min, excluded.price_max,
         excluded.power_min, excluded.power_max, excluded.year_min, excluded.year_max, excluded.km_min, excluded.km_max)`,
    [JSON.stringify(searches.map(rowOf))],
  );
}

function rowOf({ id, criteria }: ToIndex) {
  const { query, parts } = alertQuery(criteria.search_text);
  const { category, brand, model, fuel, transmission, body_type, doors, ...ranges } =
    filtersOf(criteria);
  return {
    id,
    query,
    parts,
    category,
    brand: brand?.[0],
    model: model?.[0],
    fuel: fuel?.[0],
    transmission: transmission?.[0],
    body_type: body_type?.[0],
    doors: doors?.[0],
    price_min: cents(ranges.price?.min),
    price_max: cents(ranges.price?.max),
    power_min: ranges.power?.min,
    power_max: ranges.power?.max,
    year_min: ranges.registration_year?.min,
    year_max: ranges.registration_year?.max,
    km_min: ranges.kilometers?.min,
    km_max: ranges.kilometers?.max,
  };
}

function cents(euro: number | undefined): number | undefined {
  return euro === undefined ? undefined : euro * 100;
}

const SEARCHES_AT_ONCE = 500;

/** Searches from before the index, in pieces. */
export async function indexOldSearches(db: Db): Promise<void> {
  for (;;) {
    const searches = await db.query<ToIndex>(
      `select id, criteria from saved_searches s where stopped_at is null
         and not exists (select 1 from saved_search_index i where i.saved_search_id = s.id)
       order by id limit $1`,
      [SEARCHES_AT_ONCE],
    );
    await indexSearches(db, searches);
    if (searches.length < SEARCHES_AT_ONCE) return;
  }
}

const FITS = `
  l.tsv @@ s.query and (l.auction = 0 or l.closes_at > now())
  and (s.category is null or l.category = any(s.category))
  and (s.brand is null or l.brand = s.brand) and (s.model is null or l.model = s.model)
  and (s.fuel is null or l.fuel = s.fuel)
  and (s.transmission is null or l.transmission = s.transmission)
  and (s.body_type is null or l.body_type = s.body_type)
  and (s.doors is null or l.doors::text = s.doors)
  and (s.price_min is null or l.price_cents >= s.price_min)
  and (s.price_max is null or l.price_cents <= s.price_max)
  and (s.power_min is null or l.power >= s.power_min) and (s.power_max is null or l.power <= s.power_max)
  and (s.year_min is null or l.registration_year >= s.year_min)
  and (s.year_max is null or l.registration_year <= s.year_max)
  and (s.km_min is null or l.kilometers >= s.km_min) and (s.km_max is null or l.kilometers <= s.km_max)`;

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
