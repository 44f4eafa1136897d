import type { Migration } from "../../../platform/db/migration";

export const winnerChange: Migration = {
  id: 50,
  name: "winner-change",
  sql: `
-- the account of who took the sale over
alter table invoices add column replaced_by bigint references invoices (id);
`,
};
