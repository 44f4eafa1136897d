import type { Migration } from "../../../platform/db/migration";

export const imports: Migration = {
  id: 66,
  name: "imports",
  sql: `
-- The seller's own reference is what a row of a sheet is known by.
alter table lots add column if not exists ref text;
create unique index if not exists lots_ref on lots (seller_id, lower(ref))
  where ref is not null and deleted_at is null and template_name is null;

create table imports (
  id bigint generated always as identity primary key,
  seller_id bigint not null references users,
  actor_id bigint references users,
  state text not null default 'checked',
  mode text not null,
  file_name text not null,
  -- [{column, heading, key}]: key is null for what the house does not know
  head jsonb not null,
  empty_rows int not null default 0,
  cancel_asked boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index imports_of_seller on imports (seller_id, id);
-- One at a time.
create unique index imports_running on imports (seller_id) where state = 'running';

create table import_rows (
  import_id bigint not null references imports on delete cascade,
  row int not null,
  cells jsonb not null,
  ref text not null,
  title text not null,
  state text not null,
  faults jsonb not null default '[]',
  -- What the row says of a lot, as a call would.
  part jsonb,
  -- The draft that it changes, or has become.
  lot_id bigint,
  outcome text,
  -- Of the draft after the import: who has touched it since has another.
  version int,
  primary key (import_id, row)
);
`,
};
