import type { Migration } from "../../../platform/db/migration";

export const plans: Migration = {
  id: 33,
  name: "plans",
  sql: `
-- One for each seller, for ever: no second one can go on being charged.
create table subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users (id),
  status text not null check (status in ('free', 'trialing', 'active', 'past_due', 'canceling', 'expired')),
  plan text not null,
  period text check (period in ('monthly', 'yearly')),
  -- periods are counted from here; the trial is the one before the first
  anchor_at timestamptz not null,
  period_no int not null default 0,
  start_at timestamptz not null,
  end_at timestamptz,
  -- of the running period, without tax; 0 where it was not paid
  net_cents bigint not null default 0 check (net_cents >= 0),
  is_trial_used boolean not null default false,
  past_due_at timestamptz,
  tried_at timestamptz,
  next_plan text,
  next_period text check (next_period in ('monthly', 'yearly')),
  -- the plan as it was when the period began
  terms jsonb,
  method_id bigint references payment_methods (id),
  -- a charge of which nobody knows yet what became of it
  open_charge bigint references payments (id),
  -- somebody is charging now
  claimed_until timestamptz,
  -- how many letters about the end of a trial have gone
  reminders int not null default 0,
  -- when the clock does something to it
  due_at timestamptz,
  check ((next_plan is null) = (next_period is null))
);
create index subscriptions_due on subscriptions (due_at) where due_at is not null;

-- Periods that were begun, for their seller and for nobody's sums: those are in the ledger.
create table plan_periods (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  kind text not null check (kind in ('trial', 'upgrade', 'renewal', 'agreed')),
  plan text not null,
  plan_name text not null,
  period text check (period in ('monthly', 'yearly')),
  start_at timestamptz not null,
  end_at timestamptz,
  net_cents bigint not null default 0,
  credit_cents bigint not null default 0,
  total_cents bigint not null default 0,
  payment_id bigint references payments (id),
  created_at timestamptz not null default clock_timestamp()
);
create index plan_periods_of_user on plan_periods (user_id, id desc);

-- Lots that took one of a plan's places.
create table plan_places (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  lot_id bigint not null references lots (id),
  kind text not null check (kind in ('auction', 'direct')),
  taken_at timestamptz not null default clock_timestamp(),
  -- staff took the lot off
  given_back_at timestamptz
);
create index plan_places_of_user on plan_places (user_id, kind, taken_at);
create index plan_places_of_lot on plan_places (lot_id) where given_back_at is null;

-- Who has tried a plan: an account, a tax number, a card.
create table plan_trials (
  key text primary key,
  user_id bigint not null references users (id),
  created_at timestamptz not null default clock_timestamp()
);
`,
};
