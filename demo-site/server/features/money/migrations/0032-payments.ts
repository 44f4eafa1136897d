import type { Migration } from "../../../platform/db/migration";

const payments = `
create table payments (
  id bigint generated always as identity primary key,
  -- who pays, and who pressed where somebody acts for that account
  user_id bigint not null references users (id),
  actor_id bigint references users (id),
  purpose text not null check (purpose in ('topup', 'deposit', 'invoice', 'cart', 'plan', 'debt')),
  -- what it is for: a lot, an invoice, a cart, a subscription's period; empty for a top-up
  ref text not null default '',
  provider text not null,
  currency text not null default 'EUR',
  amount_cents bigint not null check (amount_cents > 0),
  captured_cents bigint not null default 0 check (captured_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0 and refunded_cents <= captured_cents),
  -- of both purses, where it is paid by balance
  bonus_cents bigint not null default 0 check (bonus_cents >= 0),
  status text not null default 'open' check (status in ('open', 'requires_action', 'processing',
    'authorized', 'succeeded', 'failed', 'canceled', 'expired', 'review')),
  disputed boolean not null default false,
  failure text,
  -- what the provider calls it
  provider_ref text,
  method_id bigint,
  -- brand, last four digits, as they were
  method jsonb,
  -- keep the card or account for later
  saves boolean not null default false,
  -- what was offered when it began: lines and terms that do not change while somebody pays
  quote jsonb not null default '{}',
  return_to text,
  -- what the provider gave for the frame, a secret; gone when the payment has come to rest
  begun jsonb,
  note text,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  -- when it came to rest
  settled_at timestamptz,
  unique (provider, provider_ref)
);
create index payments_of_user on payments (user_id, id desc);
create index payments_for on payments (purpose, ref) where status in ('open', 'requires_action', 'processing', 'failed');
-- One at a time for the same thing: two windows are one payment.
create unique index payments_one_under_way on payments (user_id, purpose, ref)
  where status in ('open', 'requires_action', 'processing') and purpose <> 'topup';
create index payments_under_way on payments (expires_at) where status in ('open', 'requires_action', 'failed');

-- Written before a provider is asked: what nobody knows the answer of is looked up, never asked again.
create table payment_attempts (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  op text not null check (op in ('begin', 'charge', 'capture', 'cancel')),
  n int not null,
  key text not null unique,
  state text not null default 'asked' check (state in ('asked', 'known', 'given_up')),
  asked_at timestamptz not null default clock_timestamp(),
  looks int not null default 0,
  look_at timestamptz,
  unique (payment_id, op, n)
);
create index payment_attempts_asked on payment_attempts (look_at) where state = 'asked';

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  user_id bigint not null references users (id),
  deposit_id bigint,
  amount_cents bigint not null check (amount_cents > 0),
  -- the same press, the same refund
  key text not null unique,
  reason text not null default '',
  asked_by bigint references users (id),
  status text not null default 'requested' check (status in ('requested', 'sent', 'succeeded', 'failed')),
  provider_ref text,
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  ended_at timestamptz
);
create index refunds_of_payment on refunds (payment_id);
create index refunds_under_way on refunds (id) where status in ('requested', 'sent');

create table provider_events (
  provider text not null,
  event_id text not null,
  -- payment, refund, method or dispute as the provider calls it
  object_ref text not null,
  kind text not null,
  body jsonb not null,
  received_at timestamptz not null default clock_timestamp(),
  tries int not null default 0,
  look_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  primary key (provider, event_id)
);
create index provider_events_due on provider_events (look_at) where done_at is null;

create table provider_customers (
  user_id bigint not null references users (id),
  provider text not null,
  customer_id text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, provider),
  unique (provider, customer_id)
);
alter table users add column if not exists stripe_id text;
-- while a plan is to be renewed by card
alter table users add column needs_card boolean not null default false;

create table payment_methods (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  provider text not null,
  provider_ref text not null,
  kind text not null check (kind in ('card', 'bank')),
  status text not null check (status in ('saving', 'active', 'expired', 'new', 'verified',
    'verification_failed', 'errored', 'removed')),
  brand text not null default '',
  last4 text not null default '',
  exp_month int,
  exp_year int,
  holder text not null default '',
  holder_type text not null default '',
  routing text not null default '',
  fingerprint text not null default '',
  -- may be charged while nobody is there
  off_session boolean not null default false,
  is_default boolean not null default false,
  address jsonb not null default '{}',
  -- wrong tries of a bank's verification
  tries int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  warned_at timestamptz,
  unique (provider, provider_ref)
);
create index payment_methods_of_user on payment_methods (user_id, kind) where removed_at is null;
create unique index payment_methods_default on payment_methods (user_id, kind) where is_default and removed_at is null;
create unique index payment_methods_once on payment_methods (user_id, provider, kind, fingerprint)
  where removed_at is null and fingerprint <> '';

-- The right to see one pay frame. Only the hash is kept.
create table pay_tickets (
  hash text primary key,
  user_id bigint not null references users (id),
  payment_id bigint references payments (id),
  -- what a set-up is for, where nothing is paid
  setup text check (setup in ('card', 'bank', 'vault')),
  origin text not null,
  is_window boolean not null default false,
  -- a partner's page: a saved card asks its code
  is_foreign boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((payment_id is null) <> (setup is null))
);
create index pay_tickets_old on pay_tickets (expires_at);

-- What a call that moves money has answered, by the caller's own key.
create table money_keys (
  user_id bigint not null references users (id),
  key text not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, key)
);
create index money_keys_old on money_keys (created_at);

create table gift_cards (
  id bigint generated always as identity primary key,
  code_hash text not null unique,
  last4 text not null,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null default 'active' check (status in ('active', 'redeemed', 'expired', 'void')),
  -- sold, or given away by the house
  is_sold boolean not null,
  expires_at timestamptz,
  issued_by bigint not null references users (id),
  issued_at timestamptz not null default clock_timestamp(),
  redeemed_by bigint references users (id),
  redeemed_at timestamptz
);

-- What does not fit between the ledger and a provider's statement; for staff.
create table reconciliation_items (
  id bigint generated always as identity primary key,
  provider text not null,
  provider_ref text not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount_differs', 'unknown_event', 'unknown_outcome')),
  here_cents bigint,
  there_cents bigint,
  found_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  settled_by bigint references users (id),
  note text,
  unique (provider, provider_ref, kind)
);
`;

const deposits = `
alter table deposits drop constraint deposits_pkey;
alter table deposits add column id bigint generated always as identity primary key;
create unique index deposits_held on deposits (user_id, lot_id) where returned_at is null;
create index deposits_of_lot on deposits (lot_id);
alter table deposits add column status text not null default 'held'
  check (status in ('held', 'applied', 'returned', 'forfeited', 'charged_back'));
alter table deposits add column payment_id bigint references payments (id);
-- from which purse it came; what is left came from a card
alter table deposits add column wallet_cents bigint not null default 0 check (wallet_cents >= 0);
alter table deposits add column bonus_cents bigint not null default 0 check (bonus_cents >= 0);
-- "reserva de puja": stays until the winner has paid
alter table deposits add column keeps boolean not null default false;
alter table deposits add column to_wallet boolean not null default false;
alter table deposits add column is_booked boolean not null default false;
alter table deposits add column reason text;
`;

export const paymentsAndDeposits: Migration = {
  id: 32,
  name: "payments",
  sql: payments + deposits,
};
