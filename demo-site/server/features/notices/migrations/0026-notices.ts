import type { Migration } from "../../../platform/db/migration";

export const notices: Migration = {
  id: 26,
  name: "notices",
  sql: `
-- What people are to be told about lots, written in the transaction in which it happened; workers make letters of it.
-- No foreign keys: a bid reads its lot and its bidders anyway, and nobody deletes either.
create table notices (
  lot_id bigint not null,
  user_id bigint not null,
  kind text not null check (kind in ('outbid', 'ending_soon', 'won', 'lost', 'bid_accepted')),
  -- What makes it one: the moment of the lot, or the round that ends.
  occurrence bigint not null,
  round int not null,
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null,
  -- What became of it by each medium; null while that is open.
  mail text,
  sms text,
  mailed_at timestamptz,
  texted_at timestamptz,
  done_at timestamptz,
  primary key (lot_id, user_id, kind, occurrence)
);
create index notices_due on notices (due_at) where done_at is null;
create index notices_open on notices (user_id) where done_at is null;
create index notices_done on notices (done_at) where done_at is not null;

-- Listings whose followers have been put down for a reminder.
create table announced_ends (
  lot_id bigint not null,
  round int not null,
  announced_at timestamptz not null default clock_timestamp(),
  primary key (lot_id, round)
);

-- Where a mail program can end letters of a kind with one click (RFC 8058); null for letters that everybody gets.
alter table outbox add column unsubscribe text;
`,
};
