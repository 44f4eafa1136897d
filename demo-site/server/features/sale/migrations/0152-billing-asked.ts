import type { Migration } from "../../../platform/db/migration";

export const billingAsked: Migration = {
  id: 152,
  name: "buyers are asked for what an invoice cannot be issued without",
  sql: `
alter table invoices add column billing_asked boolean not null default false;
`,
};
