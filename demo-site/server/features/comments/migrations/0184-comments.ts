import type { Migration } from "../../../platform/db/migration";

export const comments: Migration = {
  id: 184,
  name: "comments",
  sql: `
-- A lot on which something was asked. Writers of its questions wait for each other here: bids on the lot do not.
create table comment_lots (
  lot_id bigint primary key references lots (id),
  -- buyers who have asked: each has a number here
  authors int not null default 0,
  -- changes that all can see
  changes int not null default 0
);

-- Questions on lots, and their answers.
create table comments (
  id bigint generated always as identity primary key,
  lot_id bigint not null references comment_lots (lot_id),
  -- null: a question
  parent_id bigint references comments (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller', 'house')),
  -- the account that asks or sells; null: the house
  account_id bigint references users (id),
  -- the person who wrote it
  person_id bigint not null references users (id),
  -- in place of the name of a buyer, from 1
  author_no int,
  text text not null,
  client_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  -- of a question: when the seller answered first
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  hidden_by bigint references users (id),
  -- when a letter has told of it, or was not wanted
  told_at timestamptz,
  unique (person_id, client_key),
  check ((parent_id is null) = (side = 'buyer')),
  check ((side = 'buyer') = (author_no is not null)),
  check ((side = 'house') = (account_id is null)),
  check ((hidden_at is null) = (hidden_reason is null))
);
create index comments_of_lot on comments (lot_id, id) where parent_id is null;
create index comments_of_parent on comments (parent_id, id) where parent_id is not null;
create index comments_of_person on comments (person_id, created_at);
create index comments_of_account on comments (account_id, created_at);
create index comments_to_tell on comments (id) where told_at is null;
`,
};
