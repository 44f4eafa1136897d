import type { Migration } from "../../../platform/db/migration";

export const savedViews: Migration = {
  id: 82,
  name: "saved-views",
  sql: `
-- What the people of an account search a list by, again and again: one for each name of a table.
create table saved_views (
  account_id bigint not null references users (id),
  table_name text not null,
  name text not null,
  query text not null,
  by_id bigint not null references users (id),
  updated_at timestamptz not null default now(),
  primary key (account_id, table_name, name)
);
`,
};
