import type { Migration } from "../../../platform/db/migration";

export const invoiceLinks: Migration = {
  id: 53,
  name: "invoice-links",
  sql: `
-- What the link of a letter lets anybody read, by the hash of its key.
create table invoice_links (
  key_hash text primary key,
  invoice_id bigint not null references invoices (id),
  expires_at timestamptz not null
);
create index invoice_links_by_end on invoice_links (expires_at);

-- Its buyer was written to that it is issued; nobody is about what was issued long ago.
alter table invoices add column issue_told boolean not null default false;
update invoices set issue_told = true where issued_at is not null;
create index invoices_issue_untold on invoices (id) where issued_at is not null and not issue_told;
`,
};
