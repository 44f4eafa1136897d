import type { Migration } from "../../../platform/db/migration";

export const follows: Migration = {
  id: 195,
  name: "follows",
  sql: `
-- Accounts that follow a seller; the past ones stay, so that a seller sees how the number went.
create table follows (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  seller_id bigint not null references users (id),
  notify text not null check (notify in ('none', 'now', 'daily')),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check (user_id <> seller_id)
);
create unique index follows_one on follows (user_id, seller_id) where ended_at is null;
create index follows_of_user on follows (user_id, id desc) where ended_at is null;
create index follows_of_seller on follows (seller_id, created_at);

-- Lots that followers were told of, or that were there before: a lot is told once.
create table followed_lots (
  lot_id bigint primary key references lots (id) on delete cascade,
  noted_at timestamptz not null default clock_timestamp()
);

-- New lots that wait for the letter to a follower.
create table follow_news (
  follow_id bigint not null references follows (id) on delete cascade,
  lot_id bigint not null references lots (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (follow_id, lot_id)
);

-- The last day, of the reader's zone, on which a daily letter was written.
create table follow_letters (
  user_id bigint primary key references users (id),
  day date not null
);

insert into lot_followers (name, bid_done, bid_next, change_done, change_next, next_after)
select 'followed sellers', bid, bid, change, change,
  (pg_snapshot_xmax(pg_current_snapshot())::text)::bigint
from (select coalesce((select max(id) from bids), 0) as bid, coalesce((select max(n) from lot_changes), 0) as change) m;
insert into followed_lots (lot_id) select id from lots where status <> 'draft';
`,
};
