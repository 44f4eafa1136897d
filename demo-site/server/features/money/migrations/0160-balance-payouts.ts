import type { Migration } from "../../../platform/db/migration";

export const balancePayouts: Migration = {
  id: 160,
  name: "balances go to bank accounts",
  sql: `
-- Balance that no card can take back, on its way to a verified bank account. Staff make the transfer at the house's bank.
create table balance_payouts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  method_id bigint not null references payment_methods (id),
  -- of the account, as it was when the payout was asked for
  holder text not null,
  -- whole; null once it is not needed any more
  account_number text,
  -- empty: the number is an IBAN
  routing text not null,
  last4 text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- returned: the bank sent it back
  status text not null default 'requested' check (status in ('requested', 'paid', 'returned', 'cancelled')),
  asked_at timestamptz not null default clock_timestamp(),
  -- when staff were told last that it waits
  told_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by bigint references users (id),
  bank_reference text,
  reason text not null default '',
  check ((status = 'requested') = (decided_at is null)),
  check ((status in ('paid', 'returned')) = (bank_reference is not null)),
  check (status <> 'requested' or account_number is not null)
);
create index balance_payouts_of_user on balance_payouts (user_id, id);
create index balance_payouts_open on balance_payouts (told_at) where status = 'requested';
create index balance_payouts_numbered on balance_payouts (decided_at) where account_number is not null and status <> 'requested';
`,
};
