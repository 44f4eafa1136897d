import type { Migration } from "../../../platform/db/migration";

const sql = `
-- Who keeps a direct sale, and until when; counts only while the lot is reserved and that time is not over.
alter table lots add column reserved_by bigint references users (id);
alter table lots add column reserved_until timestamptz;

-- To whom the document goes, where its buyer has said so; else what the profile says.
alter table invoices add column billing jsonb;

create table carts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  type text not null check (type in ('buynow', 'auction', 'live')),
  state text not null default 'open' check (state in ('open', 'placed')),
  -- to whom the document goes, as far as it is typed
  billing jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default clock_timestamp(),
  placed_at timestamptz
);
create unique index carts_one_open on carts (user_id, type) where state = 'open';

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts (id),
  user_id bigint not null references users (id),
  lot_id bigint not null references lots (id),
  round int not null,
  state text not null check (state in ('reserved', 'awaiting', 'expired', 'removed', 'gone', 'placed', 'cancelled')),
  reserved_at timestamptz,
  reserved_until timestamptz,
  -- when its checkout was entered: prolongs it once
  entered_at timestamptz,
  -- when it fell out of the cart
  ended_at timestamptz,
  -- somebody else wanted it meanwhile
  asked_by_others boolean not null default false,
  -- what of the extras was chosen
  extras jsonb not null default '{}'::jsonb,
  offer_id bigint,
  invoice_id bigint references invoices (id),
  check ((state = 'reserved') <= (reserved_until is not null)),
  check ((state in ('awaiting', 'placed')) <= (invoice_id is not null))
);
-- One holder of a vehicle, whatever the rules above say.
create unique index cart_lines_one_holder on cart_lines (lot_id) where state = 'reserved';
create index cart_lines_of_cart on cart_lines (cart_id);
create index cart_lines_of_lot on cart_lines (lot_id, id desc);
create index cart_lines_of_invoice on cart_lines (invoice_id) where invoice_id is not null;
create index cart_lines_due on cart_lines (reserved_until) where state = 'reserved';
create index cart_lines_held on cart_lines (user_id) where state = 'reserved';
`;

export const carts: Migration = { id: 47, name: "carts", sql };
