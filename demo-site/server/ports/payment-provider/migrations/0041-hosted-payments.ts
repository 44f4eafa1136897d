import type { Migration } from "../../../platform/db/migration";

export const hostedPayments: Migration = {
  id: 41,
  name: "hosted payments",
  sql: `
-- What gateways told that cannot be asked: they take the payer to a page of theirs, and send a signed notice.
create table hosted_payments (
  provider text not null,
  -- The order's number at the gateway, new for each try.
  ref text not null,
  key text not null,
  request text not null,
  payment_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  status text not null default 'open',
  -- As the notice says: it may be another amount, of another currency.
  captured_cents bigint not null default 0,
  captured_currency text,
  method jsonb,
  failure jsonb,
  at timestamptz not null default now(),
  paid_at timestamptz,
  primary key (provider, ref),
  unique (provider, key)
);
create index hosted_payments_by_ours on hosted_payments (provider, payment_id);
create index hosted_payments_by_time on hosted_payments (provider, paid_at) where paid_at is not null;

create table hosted_refunds (
  provider text not null,
  refund_id text not null,
  ref text not null,
  -- The gateway's.
  refund_ref text,
  cents bigint not null check (cents > 0),
  status text not null,
  at timestamptz not null default now(),
  done_at timestamptz,
  primary key (provider, refund_id),
  foreign key (provider, ref) references hosted_payments (provider, ref)
);
create index hosted_refunds_by_payment on hosted_refunds (provider, ref);
`,
};
