import type { Migration } from "../../../platform/db/migration";

export const foreignMoney: Migration = {
  id: 44,
  name: "foreign money",
  sql: `
-- What came in another currency than it was asked in fits nothing, and must never be read as so many euro cents. Null: as it was asked.
alter table payments add column came_in text check (came_in ~ '^[A-Z]{3}$');
`,
};
