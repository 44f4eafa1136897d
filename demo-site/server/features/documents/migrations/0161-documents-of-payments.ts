import type { Migration } from "../../../platform/db/migration";

export const documentsOfPayments: Migration = {
  id: 161,
  name: "documents-of-payments",
  sql: `
-- A document is about a sale or about a payment of a plan. All of them are in one chain.
alter table invoice_documents alter column invoice_id drop not null;
alter table invoice_documents add column payment_id bigint references payments (id);
alter table invoice_documents add constraint invoice_documents_about_one
  check ((invoice_id is null) <> (payment_id is null));
create index invoice_documents_of_payment on invoice_documents (payment_id) where payment_id is not null;
create unique index invoice_documents_one_of_payment on invoice_documents (payment_id)
  where payment_id is not null and kind = 'invoice';
`,
};
