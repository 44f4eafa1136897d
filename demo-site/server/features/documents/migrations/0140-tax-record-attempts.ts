import type { Migration } from "../../../platform/db/migration";

export const taxRecordAttempts: Migration = {
  id: 140,
  name: "tax-record-attempts",
  sql: `
-- How often a record of an invoice was sent: more than once where the tax office rejected it.
alter table tax_records add column attempt int not null default 1 check (attempt > 0);
create index tax_records_attention on tax_records (document_id) where status in ('rejected', 'accepted_with_errors');
`,
};
