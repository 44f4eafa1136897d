import type { Migration } from "../../../platform/db/migration";

export const additions: Migration = {
  id: 61,
  name: "additions",
  sql: `
-- Letters that are written: a job may be done again after it was done.
create table selling_letters (
  lot_id bigint not null,
  kind text not null,
  occurrence bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (lot_id, kind, occurrence)
);
`,
};
