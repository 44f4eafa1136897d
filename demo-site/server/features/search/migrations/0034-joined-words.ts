import type { Migration } from "../../../platform/db/migration";

export const joinedWords: Migration = {
  id: 34,
  name: "joined words",
  sql: `
-- PostgreSQL takes "T6.180" for a host, "3218/27" for a file and the end of "60-25" for a negative number. A search asks for words of
-- letters and digits alone, so that is what a lot is indexed by. Classes of characters would depend on the database's locale.
create function martillo_plain(value text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(value, '+-./:@_&=?~#%', '             ') $$;

alter table lots
  drop column tsv,
  add column tsv tsvector generated always as (
    setweight(to_tsvector('public.martillo_es'::regconfig,
      martillo_plain(title || ' ' || brand || ' ' || model)), 'A') ||
    setweight(to_tsvector('public.martillo_es'::regconfig, martillo_plain(description)), 'B') ||
    setweight(to_tsvector('public.martillo_es'::regconfig, martillo_plain(
      category || ' ' || coalesce(body_type, '') || ' ' || coalesce(transmission, '') || ' ' ||
      coalesce(color, '') || ' ' || location || ' ' || coalesce(registration_year::text, ''))), 'C') ||
    setweight(to_tsvector('public.martillo_es'::regconfig, martillo_plain(coalesce(fuel, ''))), 'D')) stored;
create index lots_text on lots using gin (tsv);
`,
};
