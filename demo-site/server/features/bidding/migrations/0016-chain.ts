import type { Migration } from "../../../platform/db/migration";

export const chain: Migration = {
  id: 16,
  name: "chain",
  sql: `
-- Rises with every accepted change, also with those that nobody but their bidder may notice; \`seq\` is what everybody sees.
-- Null in what is older than this column: there it is the same as \`seq\`.
alter table lots add column moment bigint;
alter table bids add column moment bigint;

-- How a row's hash was made. Rows of version 1 are never written again.
alter table bids add column chain_version smallint not null default 1;
-- What the commitments in a hash are salted with: told to those who may see the amount, or who are the bidder.
alter table bids add column amount_salt text;
alter table bids add column bidder_salt text;

-- A withdrawal is a row of its own: it names the positions that it voids, and nobody has bid it.
alter table bids add column voids int[];
alter table bids add column withdrawn_by text check (withdrawn_by in ('seller', 'house'));
alter table bids alter column bidder_id drop not null;
alter table bids alter column bidder_no drop not null;
alter table bids drop constraint bids_kind_check;
alter table bids add constraint bids_kind_check
  check (kind in ('bid', 'auto', 'max', 'withdrawal')) not valid;
alter table bids add constraint bids_author_check
  check ((bidder_id is null) = (kind = 'withdrawal') and (bidder_no is null) = (kind = 'withdrawal')
    and (voids is null) = (kind <> 'withdrawal')) not valid;

-- The end of the history of a lot that is over, signed by the house.
create table signed_heads (
  lot_id bigint not null references lots (id),
  position int not null,
  hash text not null,
  key_id text not null,
  signature text not null,
  signed_at timestamptz not null default now(),
  primary key (lot_id, position)
);
`,
};
