import type { Migration } from "../../../platform/db/migration";

export const fieldsByCategory: Migration = {
  id: 104,
  name: "fields-by-category",
  sql: `
-- Categories of lots that a field is asked of; an empty list is all of them.
alter table dynamic_fields add column for_categories jsonb not null default '[]';
`,
};
