import type { Migration } from "../../../platform/db/migration";

export const bulkChanges: Migration = {
  id: 65,
  name: "bulk changes",
  sql: `
-- Changes of many lots that were asked for under a key of the caller's, so that none is made twice.
create table bulk_changes (
  user_id bigint not null references users (id),
  key text not null,
  body_hash text not null,
  -- which lots, with the price that each is to have
  targets jsonb not null,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, key)
);
create index bulk_changes_old on bulk_changes (created_at);
`,
};
