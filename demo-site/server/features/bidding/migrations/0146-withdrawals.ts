import type { Migration } from "../../../platform/db/migration";

export const withdrawals: Migration = {
  id: 146,
  name: "withdrawals",
  sql: `
-- Of a lowering that a withdrawal makes: the maximum that everybody could read. It stands at the price until its bidder confirms it.
alter table bids add column held_cents bigint;
-- Of a withdrawal: the lot does not end before.
alter table bids add column not_before timestamptz;
-- Of a withdrawn maximum: the house lets its bidder bid on the lot again.
alter table bids add column readmitted boolean not null default false;

-- Each bid asks whether its bidder was withdrawn from the lot.
create index bids_withdrawn on bids (lot_id, bidder_id)
  where kind = 'max' and declined and withdrawn_by is not null and not lowers and not readmitted;

-- A seller asks the house to withdraw a bid that it may not withdraw alone.
create table withdrawal_requests (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lots (id),
  round int not null,
  -- The maximum that is to go.
  bid_id bigint not null references bids (id),
  reason text not null,
  note text,
  asked_by bigint not null references users (id),
  asked_at timestamptz not null default clock_timestamp(),
  -- When the lot was to end before the first request of this listing: it never waits longer than two hours beyond that.
  ends_before timestamptz not null,
  -- Lapsed: the lot ended before the house decided.
  state text not null default 'asked' check (state in ('asked', 'granted', 'kept', 'lapsed')),
  decided_by bigint references users (id),
  decided_at timestamptz
);
create index withdrawal_requests_of_lot on withdrawal_requests (lot_id, round);
create unique index withdrawal_requests_open on withdrawal_requests (bid_id) where state = 'asked';
`,
};
