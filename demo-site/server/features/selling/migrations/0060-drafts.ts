import type { Migration } from "../../../platform/db/migration";

export const drafts: Migration = {
  id: 60,
  name: "drafts",
  sql: `
-- A draft may be anything that can be stored; what it lacks is said when it is to be published. A time that is not decided is the epoch.
alter table lots drop constraint lots_check;
alter table lots add constraint lots_end_after_start
  check (status in ('draft', 'cancelled') or closes_at > opens_at);

-- What the seller's side has written; seq counts what bidders see. None of these is in an index that a bid touches.
alter table lots add column edit_version int not null default 0;
-- [{text, at}]
alter table lots add column addenda jsonb not null default '[]';
-- Under what a draft was asked for: the same again is the same draft.
alter table lots add column client_key text;
create unique index lots_client_key on lots (seller_id, client_key) where client_key is not null;

-- Every write of the seller's side: the fields as they go over the wire, before and after. No foreign keys: it outlives what it tells of.
create table lot_edits (
  id bigint generated always as identity primary key,
  lot_id bigint not null,
  version int not null,
  -- null: the house itself
  actor_id bigint,
  -- The account by whose right it was done, where that is not the actor's own.
  acted_for bigint,
  action text not null,
  before jsonb not null,
  after jsonb not null,
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  unique (lot_id, version)
);
create trigger lot_edits_never_change before update or delete on lot_edits
  for each row execute function martillo_never_changes();
`,
};
