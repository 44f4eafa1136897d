import type { Migration } from "../migration";

const extensions = `
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- unaccent() is only STABLE; indexes need an immutable form.
create function martillo_fold(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create text search configuration martillo_es (copy = pg_catalog.spanish);
alter text search configuration martillo_es
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with public.unaccent, pg_catalog.spanish_stem;
`;

const people = `
create table users (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  companyname text,
  phone text,
  phone_verified boolean not null default false,
  email_verified boolean not null default false,
  admin boolean not null default false,
  staff boolean not null default false,
  status text not null default 'email_unverified'
    check (status in ('active', 'email_unverified', 'deactivate')),
  approved_to_bid boolean not null default false,
  bid_limit_cents bigint check (bid_limit_cents >= 0),
  as_employees_id bigint references users (id),
  membership text,
  membership_period text check (membership_period in ('monthly', 'yearly', 'free')),
  city text,
  state text,
  zip text,
  country text not null default 'ES',
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash text primary key,
  user_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  ip text,
  user_agent text
);
create index sessions_of_user on sessions (user_id) where revoked_at is null;
`;

const lots = `
create table auctions (
  id bigint generated always as identity primary key,
  seller_id bigint not null references users (id),
  title text not null,
  description text not null default '',
  avatar text not null default '',
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index auctions_by_end on auctions (closes_at, id);

create table lots (
  id bigint generated always as identity primary key,
  seller_id bigint not null references users (id),
  auction_id bigint references auctions (id),
  -- 1 timed auction, 0 direct sale
  auction smallint not null default 1 check (auction in (0, 1)),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'open', 'closing',
    'closed', 'sold', 'provisional', 'unsold', 'cancelled', 'reserved', 'withdrawn')),
  status_note text,
  title text not null,
  description text not null default '',
  start_cents bigint not null check (start_cents >= 0),
  price_cents bigint not null check (price_cents >= 0),
  reserve_cents bigint check (reserve_cents >= 0),
  reserve_mode text not null default 'standard' check (reserve_mode in ('full', 'standard')),
  -- [{fromCents, stepCents}]; null means the table of the settings
  increments jsonb,
  leader_id bigint references users (id),
  leader_max_cents bigint,
  bid_count int not null default 0,
  seq bigint not null default 0,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  extension jsonb,
  extension_no int not null default 0,
  buy_now_cents bigint check (buy_now_cents >= 0),
  buy_now_policy text not null default 'none' check (buy_now_policy in
    ('until_first_bid', 'until_reserve_met', 'until_price_exceeds', 'none')),
  -- null means REBU
  iva_percent double precision check (iva_percent between 0 and 100),
  deposit_required_cents bigint check (deposit_required_cents >= 0),
  -- [{src, thumb, alt}]
  images jsonb not null default '[]',
  category text not null default '',
  brand text not null default '',
  model text not null default '',
  fuel text,
  kilometers int,
  registration_year int,
  power int,
  transmission text,
  body_type text,
  doors int,
  color text,
  condition text,
  location text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  tsv tsvector generated always as (
    setweight(to_tsvector('public.martillo_es'::regconfig,
      title || ' ' || brand || ' ' || model), 'A') ||
    setweight(to_tsvector('public.martillo_es'::regconfig, description), 'B')) stored
) with (fillfactor = 70);

-- Price, leader, bid count and seq stay out of every index: a bid is then a HOT update.
create index lots_due_to_close on lots (closes_at) where status = 'open';
create index lots_due_to_open on lots (opens_at) where status = 'scheduled';
create index lots_by_status on lots (status, id desc);
create index lots_of_seller on lots (seller_id, closes_at desc);
create index lots_of_auction on lots (auction_id) where auction_id is not null;
create index lots_by_kind on lots (category, brand, closes_at);
create index lots_text on lots using gin (tsv);
create index lots_fragments on lots
  using gin (martillo_fold(title || ' ' || description) public.gin_trgm_ops);
`;

const bids = `
-- Public rows ('bid', 'auto') have a position and are chained by hash; 'max' rows are the bidder's own affair.
create table bids (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lots (id),
  seq bigint not null,
  position int,
  bidder_id bigint not null references users (id),
  bidder_no int not null,
  kind text not null check (kind in ('bid', 'auto', 'max')),
  max_cents bigint,
  amount_cents bigint,
  automatic boolean not null default false,
  declined boolean not null default false,
  declined_reason text,
  created_at timestamptz not null,
  prev_hash text,
  hash text,
  unique (lot_id, position),
  check (kind = 'max' or (position is not null and amount_cents is not null and hash is not null))
);
create index bids_of_bidder on bids (bidder_id, lot_id, id desc);
create index bids_of_lot on bids (lot_id, id desc);

create table bid_keys (
  user_id bigint not null references users (id),
  key text not null,
  lot_id bigint not null,
  body_hash text not null,
  outcome jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create table sales (
  lot_id bigint primary key references lots (id),
  outcome text not null check (outcome in ('sold', 'provisional', 'unsold')),
  winner_id bigint references users (id),
  bid_id bigint references bids (id),
  price_cents bigint,
  settled_at timestamptz not null default now()
);
create index sales_of_winner on sales (winner_id) where winner_id is not null;
`;

const rest = `
create table watches (
  user_id bigint not null references users (id),
  lot_id bigint not null references lots (id),
  kind text not null check (kind in ('watchlist', 'favorite')),
  created_at timestamptz not null default now(),
  primary key (user_id, lot_id, kind)
);

create table auction_watches (
  user_id bigint not null references users (id),
  auction_id bigint not null references auctions (id),
  created_at timestamptz not null default now(),
  primary key (user_id, auction_id)
);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Words and names for suggestions, e.g. "Mercedes-Benz Clase A".
create table search_terms (
  term text primary key,
  folded text not null,
  weight int not null default 1
);
create index search_terms_prefix on search_terms (folded text_pattern_ops);
create index search_terms_typos on search_terms using gin (folded public.gin_trgm_ops);
`;

export const initial: Migration = {
  id: 1,
  name: "initial",
  sql: [extensions, people, lots, bids, rest].join("\n"),
};
