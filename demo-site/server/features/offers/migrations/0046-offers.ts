import type { Migration } from "../../../platform/db/migration";

const sql = `
-- What a buyer and a seller offer each other for a lot; each answer is a row of its own.
create table offers (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lots (id),
  round int not null,
  buyer_id bigint not null references users (id),
  seller_id bigint not null references users (id),
  -- whose words they are
  side text not null check (side in ('buyer', 'seller')),
  kind text not null check (kind in ('offer', 'counter', 'second_chance')),
  amount_cents bigint not null check (amount_cents > 0),
  note text not null default '',
  buyer_kind text not null default 'consumer' check (buyer_kind in ('consumer', 'business')),
  status text not null default 'open'
    check (status in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'lost')),
  answers_id bigint references offers (id),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- whether who is to answer was written to that time runs out
  warned boolean not null default false,
  -- the last word of its thread
  latest boolean not null default true,
  invoice_id bigint references invoices (id),
  -- the sale that came of it was called off
  voided_at timestamptz,
  check ((status = 'open') = (answered_at is null))
);
create unique index offers_one_open on offers (lot_id, buyer_id) where status = 'open';
create unique index offers_one_accepted on offers (lot_id, round) where status = 'accepted' and voided_at is null;
create unique index offers_one_latest on offers (lot_id, round, buyer_id) where latest;
create index offers_of_thread on offers (lot_id, round, buyer_id, id);
create index offers_of_buyer on offers (buyer_id, id desc);
create index offers_of_seller on offers (seller_id, id desc);
create index offers_due on offers (expires_at) where status = 'open';
`;

export const offers: Migration = { id: 46, name: "offers", sql };
