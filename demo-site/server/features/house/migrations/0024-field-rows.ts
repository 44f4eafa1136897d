import type { Migration } from "../../../platform/db/migration";

export const fieldRows: Migration = {
  id: 24,
  name: "field-rows",
  sql: `
-- What each entry of a field of several entries is asked.
alter table dynamic_fields add column if not exists fields jsonb not null default '[]';
`,
};
