import type { Migration } from "../../../platform/db/migration";

export const bidding: Migration = {
  id: 2,
  name: "bidding",
  sql: `
-- A lot that was not sold can be listed again: each listing is a round with its own bids and its own result.
alter table lots add column round int not null default 1;
alter table bids add column round int not null default 1;
alter table sales add column round int not null default 1;
alter table sales drop constraint sales_pkey;
alter table sales add primary key (lot_id, round);

-- A private row which lowers the leader's own maximum; not a bid.
alter table bids add column lowers boolean not null default false;

-- The next free number of a bidder is one probe.
create index bids_numbers on bids (lot_id, bidder_no desc);

-- A bid's transaction reads its lot and its bidders anyway, the lot under lock, and nobody deletes either. Checking it again
-- for each row would cost more than writing the row.
alter table bids drop constraint bids_lot_id_fkey;
alter table bids drop constraint bids_bidder_id_fkey;
alter table bid_keys drop constraint bid_keys_user_id_fkey;
alter table lots drop constraint lots_leader_id_fkey;

create table deposits (
  user_id bigint not null references users (id),
  lot_id bigint not null references lots (id),
  amount_cents bigint not null check (amount_cents > 0),
  paid_at timestamptz not null default now(),
  returned_at timestamptz,
  primary key (user_id, lot_id)
);
`,
};
