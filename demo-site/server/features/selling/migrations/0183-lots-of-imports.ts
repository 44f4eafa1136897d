import type { Migration } from "../../../platform/db/migration";

export const lotsOfImports: Migration = {
  id: 183,
  name: "lots of imports",
  sql: `
-- A list of drafts is narrowed down to one import. Both columns: with either alone, all rows of the import are read for each draft.
create index import_rows_of_lots on import_rows (lot_id, import_id) where lot_id is not null;
`,
};
