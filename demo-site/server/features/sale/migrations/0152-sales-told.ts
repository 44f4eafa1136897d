import type { Migration } from "../../../platform/db/migration";

export const salesTold: Migration = {
  id: 152,
  name: "sales that wait for data or money are told of",
  sql: `
-- billing_asked: its buyer was asked for what the document cannot be issued without. unpaid_told: its seller and the house heard that it is
-- long overdue; undelivered_told: both sides and the house heard that it is paid and was not handed over. Of those that are so already nobody
-- hears. consent_told: who is to consent heard that the time is nearly over.
alter table invoices add column billing_asked boolean not null default false, add column unpaid_told boolean not null default false,
  add column undelivered_told boolean not null default false, add column consent_told boolean not null default false;
update invoices set unpaid_told = true where due_at <= now() - interval '7 days';
update invoices set undelivered_told = true where paid_at <= now() - interval '30 days';
`,
};
