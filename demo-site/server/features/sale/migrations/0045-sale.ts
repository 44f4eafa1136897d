import type { Migration } from "../../../platform/db/migration";

const tables = `
-- The account of one vehicle that was sold to one person. What was issued over it are its documents.
create table invoices (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lots (id),
  round int not null,
  buyer_id bigint not null references users (id),
  seller_id bigint not null references users (id),
  channel text not null check (channel in ('auction', 'award', 'buynow', 'offer', 'second_chance', 'winner_change')),
  -- whether the buyer has pressed a button that binds
  bound boolean not null,
  buyer_kind text not null default 'consumer' check (buyer_kind in ('consumer', 'business')),
  status text not null default 'draft' check (status in ('draft', 'unpaid', 'partial', 'paid', 'cancel')),
  sold_at timestamptz not null,
  due_at timestamptz not null,
  issued_at timestamptz,
  paid_at timestamptz,
  total_cents bigint not null check (total_cents >= 0),
  deposit_id bigint references deposits (id),
  deposit_cents bigint not null default 0 check (deposit_cents >= 0),
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  cancel_reason text check (cancel_reason in ('impago', 'acuerdo', 'error', 'otro')),
  notes text not null default '',
  -- whether its sides were written to
  told boolean not null default false,
  -- how many letters about its day have gone
  reminders int not null default 0,
  check ((status = 'draft') <= (issued_at is null))
);
create index invoices_of_buyer on invoices (buyer_id, id desc);
create index invoices_of_seller on invoices (seller_id, id desc);
create index invoices_of_lot on invoices (lot_id);
create index invoices_untold on invoices (id) where not told;
create index invoices_due on invoices (due_at) where status in ('draft', 'unpaid', 'partial');

create table invoice_lines (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  kind text not null check (kind in ('vehicle', 'premium', 'admin_fee', 'ownership_certificate', 'storage', 'adjustment')),
  lot_id bigint not null references lots (id),
  round int not null,
  amount_cents bigint not null,
  qty int not null default 1 check (qty > 0),
  iva_percent double precision,
  tax_scheme text not null check (tax_scheme in ('IVA', 'REBU', 'SUPLIDO')),
  -- the sale was called off: the vehicle can be sold again
  released_at timestamptz
);
create index invoice_lines_of_invoice on invoice_lines (invoice_id);
-- One buyer for a vehicle, whatever the rules above say.
create unique index invoice_lines_one_buyer on invoice_lines (lot_id) where kind = 'vehicle' and released_at is null;

create table number_series (
  issuer text not null,
  series text not null,
  next int not null default 1,
  last_date date,
  primary key (issuer, series)
);

create table invoice_documents (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  issuer text not null,
  series text not null,
  number int not null,
  kind text not null check (kind in ('invoice', 'correction')),
  corrects_id bigint references invoice_documents (id),
  issued_at timestamptz not null,
  -- everything that the document says
  snapshot jsonb not null,
  -- what was hashed, its hash, and the hash before it of the same issuer
  record text not null,
  huella text not null,
  previous_huella text not null,
  unique (issuer, series, number)
);
create index invoice_documents_of_invoice on invoice_documents (invoice_id);
create index invoice_documents_of_issuer on invoice_documents (issuer, id desc);

create table sale_events (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  position int not null,
  at timestamptz not null,
  actor_id bigint references users (id),
  role text not null check (role in ('buyer', 'seller', 'staff', 'system')),
  event text not null,
  from_status text,
  to_status text not null,
  reason text not null default '',
  prev_hash text not null,
  hash text not null,
  unique (invoice_id, position)
);
`;

const guards = `
create function martillo_never_changes() returns trigger language plpgsql as $$
begin
  raise exception 'martillo: % is append only', tg_table_name;
end $$;
create trigger invoice_documents_never_change before update or delete on invoice_documents
  for each row execute function martillo_never_changes();
create trigger sale_events_never_change before update or delete on sale_events
  for each row execute function martillo_never_changes();
`;

export const sale: Migration = { id: 45, name: "sale", sql: tables + guards };
