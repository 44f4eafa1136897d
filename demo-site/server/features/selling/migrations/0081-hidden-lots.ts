import type { Migration } from "../../../platform/db/migration";

export const hiddenLots: Migration = {
  id: 81,
  name: "hidden-lots",
  sql: `
-- Taken out of sight by the house, for a reason that its seller reads.
alter table lots add column hidden_at timestamptz;
alter table lots add column hidden_reason text;
`,
};
