import type { Migration } from "../../../platform/db/migration";

export const savedSearchIndex: Migration = {
  id: 93,
  name: "saved search index",
  sql: `
-- What a lot is asked, so that a new one finds the searches that it fits instead of each search looking at all lots.
create table saved_search_index (
  saved_search_id bigint primary key references saved_searches (id) on delete cascade,
  -- A word that the lot must have, or the beginning of one with a star; empty where no single word decides.
  key text not null,
  query tsquery not null,
  category text[],
  brand text, model text, fuel text, transmission text, body_type text, doors text,
  price_min float8, price_max float8,
  power_min float8, power_max float8,
  year_min float8, year_max float8,
  km_min float8, km_max float8
);
create index saved_search_index_key on saved_search_index (key);

-- Searches that a lot was found for, until their owners were told: one that waits for its confirmation stays here.
create table saved_search_due (
  saved_search_id bigint primary key references saved_searches (id) on delete cascade
);

-- All keys by which searches may be found that a lot with these words fits.
create function martillo_search_keys(words tsvector) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct key) from (
    select '' as key
    union all
    select case when letters = 0 then word else left(word, letters) || '*' end
    from unnest(tsvector_to_array(words)) as word, generate_series(0, length(word)) as letters
  ) keys
$$;

-- A word that is asked for, as a key; null for one that says nothing.
create function martillo_search_key(part text) returns text language sql stable parallel safe as $$
  select nullif(regexp_replace(to_tsquery('public.martillo_es', part)::text,
    '^''([^'']+)''(?::([*]))?$|^.*$', '\\1\\2'), '')
$$;

insert into lot_followers
  select 'saved searches', coalesce(max(id), 0), coalesce(max(id), 0), 0, 0, 0 from bids;
-- What was published a moment ago has perhaps not been told yet.
insert into lot_changes (lot_id) select l.id from lots l join lot_listing using (id)
  where l.updated_at > now() - interval '1 hour';
`,
};
