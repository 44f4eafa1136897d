import type { Migration } from "../../../platform/db/migration";

export const sandboxProvider: Migration = {
  id: 40,
  name: "sandbox provider",
  sql: `
-- The books of the embedded payment provider, which stands for another company: no key leads from here into the house's tables, or back.
-- Times are epoch milliseconds of its clock. No card number and no security code is ever here.
create table sandbox_secrets (name text primary key, secret text not null);

-- What was asked under which key, and what was answered.
create table sandbox_requests (
  key text primary key,
  request text not null,
  answer jsonb,
  at bigint not null
);

create table sandbox_customers (
  id text primary key,
  user_id bigint not null unique,
  name text not null,
  email text not null
);

-- What the pay frame made of a card or an account: for one use.
create table sandbox_tokens (
  hash text primary key,
  source jsonb not null,
  at bigint not null,
  used_at bigint
);

create table sandbox_methods (
  seq bigint generated always as identity primary key,
  id text not null unique,
  customer_id text not null references sandbox_customers,
  source jsonb not null,
  -- Of an account that is to be verified.
  deposits int[],
  at bigint not null,
  gone_at bigint
);
create index sandbox_methods_by_customer on sandbox_methods (customer_id);

create table sandbox_setups (
  id text primary key,
  secret text not null unique,
  customer_id text not null references sandbox_customers,
  kind text not null check (kind in ('card', 'bank')),
  status text not null,
  source jsonb,
  method_id text,
  challenge text unique,
  failure jsonb,
  at bigint not null
);

create table sandbox_payments (
  seq bigint generated always as identity primary key,
  id text not null unique,
  secret text not null unique,
  payment_id text not null,
  customer_id text references sandbox_customers,
  amount_cents bigint not null check (amount_cents > 0),
  captured_cents bigint not null default 0 check (captured_cents between 0 and amount_cents),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and captured_cents),
  currency text not null,
  take text not null check (take in ('now', 'hold')),
  save boolean not null,
  always_challenge boolean not null,
  status text not null,
  source jsonb,
  method_id text,
  challenge text unique,
  failure jsonb,
  settles_at bigint,
  settles_as text,
  at bigint not null
);
create index sandbox_payments_by_ours on sandbox_payments (payment_id);
create index sandbox_payments_due on sandbox_payments (settles_at) where settles_at is not null;

create table sandbox_refunds (
  seq bigint generated always as identity primary key,
  id text not null unique,
  payment text not null references sandbox_payments (id),
  refund_id text unique,
  cents bigint not null check (cents > 0),
  status text not null,
  settles_at bigint,
  settles_as text
);
create index sandbox_refunds_by_payment on sandbox_refunds (payment);
create index sandbox_refunds_due on sandbox_refunds (settles_at) where settles_at is not null;

create table sandbox_disputes (
  seq bigint generated always as identity primary key,
  id text not null unique,
  payment text not null references sandbox_payments (id),
  cents bigint not null default 0,
  status text not null,
  -- Until then nobody knows of it.
  opens_at bigint
);
create index sandbox_disputes_by_payment on sandbox_disputes (payment);
create index sandbox_disputes_due on sandbox_disputes (opens_at) where opens_at is not null;

-- The statement.
create table sandbox_lines (
  seq bigint generated always as identity primary key,
  kind text not null,
  payment text references sandbox_payments (id),
  refund text references sandbox_refunds (id),
  cents bigint not null,
  fee_cents bigint not null default 0,
  currency text not null,
  at bigint not null
);
create index sandbox_lines_by_time on sandbox_lines (at, seq);

-- Webhooks and letters to be sent.
create table sandbox_events (
  seq bigint generated always as identity primary key,
  id text not null unique,
  way text not null check (way in ('webhook', 'letter')),
  body jsonb not null,
  due_at bigint not null,
  tries int not null default 0,
  done_at bigint
);
create index sandbox_events_due on sandbox_events (due_at) where done_at is null;
`,
};
