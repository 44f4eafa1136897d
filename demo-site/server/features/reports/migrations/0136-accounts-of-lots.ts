import type { Migration } from "../../../platform/db/migration";

export const accountsOfLots: Migration = {
  id: 136,
  name: "accounts-of-lots",
  sql: `
-- The index by lot and round begins with the same column.
drop index invoices_of_lot;
`,
};
