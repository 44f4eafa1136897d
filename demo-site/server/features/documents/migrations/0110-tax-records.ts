import type { Migration } from "../../../platform/db/migration";

export const taxRecords: Migration = {
  id: 110,
  name: "tax-records",
  sql: `
-- Records of invoices that go to the tax office, and what it said of each.
create table tax_records (
  document_id bigint primary key references invoice_documents (id),
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'accepted_with_errors', 'rejected')),
  code text not null default '',
  message text not null default '',
  answered_at timestamptz
);
create index tax_records_waiting on tax_records (document_id) where status = 'waiting';
`,
};
