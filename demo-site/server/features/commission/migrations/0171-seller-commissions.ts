import type { Migration } from "../../../platform/db/migration";

export const sellerCommissions: Migration = {
  id: 171,
  name: "seller-commissions",
  sql: `
-- What the house takes of a seller, in euro, as it held when the lot was published, and of a sale as it was sold. Null: it takes nothing.
alter table lots add column seller_commission jsonb;
alter table invoices add column seller_commission jsonb;

-- What it took of each sale that was paid, and whether it gave that back.
create table seller_commissions (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  seller_id bigint not null references users (id),
  net_cents bigint not null check (net_cents > 0),
  vat_cents bigint not null check (vat_cents >= 0),
  taken_at timestamptz not null default clock_timestamp(),
  back_at timestamptz,
  -- How many of its documents are issued: the one that says it, and the correction.
  documents smallint not null default 0
);
create unique index seller_commissions_one on seller_commissions (invoice_id) where back_at is null;
create index seller_commissions_of_sale on seller_commissions (invoice_id);
create index seller_commissions_of_seller on seller_commissions (seller_id, id);
create index seller_commissions_unsaid on seller_commissions (id)
  where documents < case when back_at is null then 1 else 2 end;

-- A document is about a sale, a payment of a plan, or the commission of a sale. All of them are in one chain.
alter table invoice_documents add column commission_id bigint references seller_commissions (id);
alter table invoice_documents drop constraint invoice_documents_about_one;
alter table invoice_documents add constraint invoice_documents_about_one
  check (num_nonnulls(invoice_id, payment_id, commission_id) = 1);
create unique index invoice_documents_one_of_commission on invoice_documents (commission_id, kind) where commission_id is not null;
`,
};
