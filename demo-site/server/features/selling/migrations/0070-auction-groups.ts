import type { Migration } from "../../../platform/db/migration";

export const auctionGroups: Migration = {
  id: 70,
  name: "auctions as groups",
  sql: `
-- An auction that decides the times of its lots: a draft, published, or called off. What was there before has lots with times of their own.
alter table auctions add column status text not null default 'published' check (status in ('draft', 'published', 'cancelled'));
-- seconds from the end of one lot to that of the next; null: its lots have times of their own
alter table auctions add column stagger_s int check (stagger_s between 0 and 3600);
alter table auctions add column lots_per_step int not null default 1 check (lots_per_step between 1 and 10);
alter table auctions add column extension jsonb;
alter table auctions add column increments jsonb;
alter table auctions add column access text not null default 'open' check (access in ('open', 'request', 'invited'));
alter table auctions add column auto_approve text not null default 'none' check (auto_approve in ('none', 'verified', 'bought_before'));
-- when what is sold in it can be picked up; null: as with all of its seller's
alter table auctions add column pickup jsonb;
alter table auctions add column viewing text not null default '';
alter table auctions add column contact text not null default '';
-- the version of its terms that a bidder must have accepted; 0: none
alter table auctions add column terms_version int not null default 0;
alter table auctions add column edit_version int not null default 0;
alter table auctions add column client_key text;
alter table auctions add column status_note text;
alter table auctions add column archived_at timestamptz;
alter table auctions add column deleted_at timestamptz;
alter table auctions add column updated_at timestamptz not null default now();
create unique index auctions_client_key on auctions (seller_id, client_key) where client_key is not null;
create index auctions_of_seller on auctions (seller_id, id desc);

-- The place of a lot in its auction, and what the auction asks of bidders: copied, so that a bid on a lot that asks nothing reads no more.
alter table lots add column lot_no int check (lot_no > 0);
alter table lots add column access_mode text not null default 'open' check (access_mode in ('open', 'request', 'invited'));
alter table lots add column terms_version int not null default 0;
create unique index lots_numbers on lots (auction_id, lot_no) where lot_no is not null;

-- Every write of the seller's side, like lot_edits.
create table auction_edits (
  id bigint generated always as identity primary key,
  auction_id bigint not null,
  version int not null,
  actor_id bigint,
  acted_for bigint,
  action text not null,
  before jsonb not null,
  after jsonb not null,
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  unique (auction_id, version)
);
create trigger auction_edits_never_change before update or delete on auction_edits
  for each row execute function martillo_never_changes();

-- Who may bid in an auction that does not take everybody: one row for a person, with what was decided last.
create table access_requests (
  id bigint generated always as identity primary key,
  auction_id bigint not null references auctions (id),
  user_id bigint not null references users (id),
  status text not null check (status in ('pending', 'approved', 'denied', 'revoked', 'invited', 'withdrawn')),
  note text not null default '',
  answer text not null default '',
  -- null: nobody has looked at it, or a rule of the auction decided
  decided_by bigint references users (id),
  decided_at timestamptz,
  asked_at timestamptz not null default clock_timestamp(),
  unique (auction_id, user_id)
);
create index access_requests_of_person on access_requests (user_id);

-- The terms of an auction, each version for good.
create table auction_terms (
  auction_id bigint not null references auctions (id),
  version int not null check (version > 0),
  html text not null,
  -- what has changed since the version before
  summary text not null default '',
  requires_acceptance boolean not null,
  created_by bigint not null references users (id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (auction_id, version)
);
create trigger auction_terms_never_change before update or delete on auction_terms
  for each row execute function martillo_never_changes();

-- Who accepted which version, and when: the receipt.
create table terms_acceptances (
  user_id bigint not null references users (id),
  auction_id bigint not null,
  version int not null,
  -- who really sat there, where somebody acted for the account
  acted_by bigint,
  ip text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, auction_id, version),
  foreign key (auction_id, version) references auction_terms (auction_id, version)
);
create trigger terms_acceptances_never_change before update or delete on terms_acceptances
  for each row execute function martillo_never_changes();
`,
};
