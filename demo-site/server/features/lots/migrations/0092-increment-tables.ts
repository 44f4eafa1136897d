import type { Migration } from "../../../platform/db/migration";

export const incrementTables: Migration = {
  id: 92,
  name: "increment tables",
  sql: `
-- Each table of increments that the house has ever had, in order; the last one holds. A lot names the one that it was published with, so
-- that another one is one row, whatever is published.
create table increment_tables (
  id bigint generated always as identity primary key,
  rows jsonb not null,
  created_at timestamptz not null default now()
);
insert into increment_tables (rows) select value from settings where key = 'bid_increments';

-- Null of a draft, which goes by the last table, and of what was published before there was a second one, which goes by the first.
alter table lots add column increment_table bigint;

create function martillo_name_increments() returns trigger language plpgsql as $$
begin
  new.increment_table := (select max(id) from increment_tables);
  return new;
end $$;
create trigger lots_name_increments before insert on lots for each row
  when (new.status <> 'draft' and new.increment_table is null) execute function martillo_name_increments();

-- After and not before the update: a trigger before it would cost each bid something.
create function martillo_publish_increments() returns trigger language plpgsql as $$
begin
  if new.status = 'draft' or (old.status = 'draft' and new.increment_table is null) then
    update lots set increment_table = case when new.status <> 'draft' then (select max(id) from increment_tables) end
    where id = new.id;
  end if;
  return null;
end $$;
-- The condition is made ready for each bid: it is short.
create trigger lots_publish_increments after update of status on lots for each row
  when (new.status <> old.status and (new.status = 'draft' or old.status = 'draft')) execute function martillo_publish_increments();

create function martillo_note_increments() returns trigger language plpgsql as $$
begin
  insert into increment_tables (rows) values (new.value);
  return null;
end $$;
create trigger settings_increments after insert or update on settings for each row
  when (new.key = 'bid_increments') execute function martillo_note_increments();
`,
};
