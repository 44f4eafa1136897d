import type { Migration } from "../../../platform/db/migration";

export const saleTerms: Migration = {
  id: 54,
  name: "sale-terms",
  sql: `
-- The house's settings of sales at the time of the sale, once others have taken their place.
alter table invoices add column terms jsonb;
create index invoices_without_terms on invoices (id) where terms is null;
`,
};
