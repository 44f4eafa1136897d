import type { Migration } from "../../../platform/db/migration";

export const paymentsOfPartners: Migration = {
  id: 142,
  name: "payments of partners",
  sql: `
-- A token of a partner's page sees and continues what its own grant has opened, and nothing else of its person's.
alter table payments add column grant_id bigint;
`,
};
