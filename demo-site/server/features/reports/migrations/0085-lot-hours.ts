import type { Migration } from "../../../platform/db/migration";

export const lotHours: Migration = {
  id: 85,
  name: "lot-hours",
  sql: `
-- What happened to a lot in each hour: days of both of the market's zones are made of whole hours. Filled by a job, so that neither a bid
-- nor a view writes a row that others wait for.
create table lot_hours (
  lot_id bigint not null references lots (id),
  hour timestamptz not null,
  seller_id bigint not null,
  views int not null default 0,
  -- different people of the day, where they came first
  visitors int not null default 0,
  watches int not null default 0,
  bids int not null default 0,
  primary key (lot_id, hour)
);
create index lot_hours_of_seller on lot_hours (seller_id, hour);

-- Bids and watches from before this moment are in lot_hours; later ones are counted by whoever reads.
create table lot_hours_mark (is_only boolean primary key default true check (is_only), counted_until timestamptz not null);
insert into lot_hours_mark (counted_until) values ('-infinity');

-- Bids that were taken back after their hour was counted: counted again by the next job.
create table lot_hours_stale (lot_id bigint not null, hour timestamptz not null, primary key (lot_id, hour));
create function martillo_bid_taken_back() returns trigger language plpgsql as $$
begin
  insert into lot_hours_stale (lot_id, hour)
  values (new.lot_id, date_trunc('hour', new.created_at at time zone 'UTC') at time zone 'UTC')
  on conflict do nothing;
  return null;
end $$;
create trigger bid_taken_back after update of declined on bids
  for each row when (old.declined is distinct from new.declined) execute function martillo_bid_taken_back();

-- Bids of an hour, at next to no cost for the bid that is being written.
create index bids_by_time on bids using brin (created_at);

-- Who looked at a lot today, as a hash that is another one tomorrow.
create table lot_viewers (
  lot_id bigint not null references lots (id),
  visitor text not null,
  seen_at timestamptz not null default clock_timestamp(),
  -- views that lot_hours does not have yet
  pending int not null default 1,
  is_new boolean not null default true,
  primary key (lot_id, visitor)
);
create index lot_viewers_pending on lot_viewers (lot_id) where pending > 0;
create index lot_viewers_by_age on lot_viewers (seen_at);

-- What a seller has on sale or has to decide, without what is over. A bid changes none of it.
create index lots_of_seller_now on lots (seller_id, status)
  where status in ('draft', 'scheduled', 'open', 'closing', 'provisional', 'reserved') and deleted_at is null;
create index offers_open_of_seller on offers (seller_id, expires_at) where status = 'open';
create index invoices_owed_of_seller on invoices (seller_id, due_at) where status in ('draft', 'unpaid', 'partial');
`,
};
