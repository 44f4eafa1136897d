import type { Migration } from "../../../platform/db/migration";

export const searchWords: Migration = {
  id: 20,
  name: "search words",
  sql: `
-- Every word of a lot's title, brand, model and description, once. A piece of a word is looked for here, among short words, and the lots
-- are then found by whole words.
create table search_words (word text primary key);
-- New words are rare: a list of those that wait to be sorted in would only make each look-up dear.
create index search_words_inside on search_words
  using gin (word public.gin_trgm_ops) with (fastupdate = off);
-- Two letters are no trigram: they are looked for among words alone, the shortest first.
create index search_words_short on search_words (length(word), word) where word !~ '[0-9]';

create function martillo_words(title text, brand text, model text, description text)
  returns setof text language sql immutable parallel safe
  as $$
    select distinct found[1] from regexp_matches(
      martillo_fold(title || ' ' || brand || ' ' || model || ' ' || description),
      '[[:alnum:]]{2,40}', 'g') as found
  $$;

-- In order: two statements that bring the same words must not wait for each other.
create function martillo_note_new_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct word from added
    cross join lateral martillo_words(title, brand, model, description) as words (word)
  order by word on conflict do nothing;
  return null;
end $$;

create function martillo_note_changed_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select word from martillo_words(new.title, new.brand, new.model, new.description) as words (word)
  order by word on conflict do nothing;
  return null;
end $$;

create trigger lots_new_words after insert on lots
  referencing new table as added for each statement execute function martillo_note_new_words();
-- None of these columns is among what a bid or a closing writes.
create trigger lots_changed_words after update of title, brand, model, description on lots
  for each row when ((old.title, old.brand, old.model, old.description)
    is distinct from (new.title, new.brand, new.model, new.description))
  execute function martillo_note_changed_words();

-- Lots that were there before are read in pieces, while the server runs.
create table search_words_due (next_id bigint not null, last_id bigint not null);
insert into search_words_due select min(id), max(id) from lots having count(*) > 0;

-- Made every change of a lot's state as dear as its whole description; nothing reads it any more.
drop index lots_fragments;
`,
};
