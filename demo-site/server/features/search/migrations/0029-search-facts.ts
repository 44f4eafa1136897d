import type { Migration } from "../../../platform/db/migration";

export const searchFacts: Migration = {
  id: 29,
  name: "search facts",
  sql: `
-- A search means more than title and description: "furgoneta diésel", "bmw serie 3 2020". Which weight a word has says where it stands,
-- so that "eléctrico" can be asked for as a fuel and not as the windows of any car. One column for all: the words of a search are looked
-- for together, in one index.
alter table lots
  drop column tsv,
  add column tsv tsvector generated always as (
    setweight(to_tsvector('public.martillo_es'::regconfig,
      title || ' ' || brand || ' ' || model), 'A') ||
    setweight(to_tsvector('public.martillo_es'::regconfig, description), 'B') ||
    setweight(to_tsvector('public.martillo_es'::regconfig,
      category || ' ' || coalesce(body_type, '') || ' ' || coalesce(transmission, '') || ' ' ||
      coalesce(color, '') || ' ' || location || ' ' || coalesce(registration_year::text, '')), 'C') ||
    setweight(to_tsvector('public.martillo_es'::regconfig, coalesce(fuel, '')), 'D')) stored;
create index lots_text on lots using gin (tsv);

-- What may be misspelt, a search knows by these words.
create function martillo_lot_words(lot lots) returns setof text language sql stable parallel safe
  as $$
    select martillo_words(lot.title, lot.brand, lot.model, concat_ws(' ', lot.description,
      lot.category, lot.fuel, lot.body_type, lot.transmission, lot.color, lot.location))
  $$;

create or replace function martillo_note_new_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct word from added cross join lateral martillo_words(title, brand, model,
    concat_ws(' ', description, category, fuel, body_type, transmission, color, location)) as words (word)
  order by word on conflict do nothing;
  return null;
end $$;

create or replace function martillo_note_changed_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select word from martillo_lot_words(new) as words (word)
  order by word on conflict do nothing;
  return null;
end $$;

drop trigger lots_changed_words on lots;
-- None of these columns is among what a bid or a closing writes.
create trigger lots_changed_words after update of
  title, brand, model, description, category, fuel, body_type, transmission, color, location on lots
  for each row when (
    (old.title, old.brand, old.model, old.description, old.category, old.fuel, old.body_type,
      old.transmission, old.color, old.location)
    is distinct from
    (new.title, new.brand, new.model, new.description, new.category, new.fuel, new.body_type,
      new.transmission, new.color, new.location))
  execute function martillo_note_changed_words();

-- Lots that were there before are read once more, in pieces, while the server runs.
delete from search_words_due;
insert into search_words_due select min(id), max(id) from lots having count(*) > 0;
`,
};
