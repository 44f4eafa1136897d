import type { Migration } from "../../../platform/db/migration";

export const messages: Migration = {
  id: 200,
  name: "messages",
  sql: `
-- What two sides write to each other: a buyer and a seller about a lot, or an account and the house.
create table threads (
  id bigint generated always as identity primary key,
  -- null: with the house
  lot_id bigint references lots (id),
  -- the buyer; with the house the account
  owner_id bigint not null references users (id),
  -- the seller; null: the house
  other_id bigint references users (id),
  -- the last message of each side that stands, 0 for none
  owner_last bigint not null default 0,
  other_last bigint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check ((lot_id is null) = (other_id is null)),
  check (owner_id <> other_id)
);
create unique index threads_of_lot on threads (lot_id, owner_id) where lot_id is not null;
create unique index threads_with_house on threads (owner_id) where lot_id is null;
create index threads_of_owner on threads (owner_id, updated_at desc);
create index threads_by_update on threads (updated_at);
create index threads_of_other on threads (other_id, updated_at desc);

-- How each side keeps a conversation. The staff of the house are one side.
create table thread_sides (
  thread_id bigint not null references threads (id) on delete cascade,
  side text not null check (side in ('owner', 'other')),
  archived boolean not null default false,
  muted boolean not null default false,
  -- messages up to this one were removed from this side
  cleared_id bigint not null default 0,
  -- the last message of which a letter told this side
  mailed_id bigint not null default 0,
  primary key (thread_id, side)
);

-- Up to where each person has read.
create table thread_reads (
  thread_id bigint not null references threads (id) on delete cascade,
  user_id bigint not null references users (id),
  side text not null check (side in ('owner', 'other')),
  read_id bigint not null,
  read_at timestamptz not null default clock_timestamp(),
  primary key (thread_id, user_id)
);

create table messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references threads (id) on delete cascade,
  side text not null check (side in ('owner', 'other')),
  -- the person who wrote it
  person_id bigint not null references users (id),
  text text not null,
  -- ways to reach a person in the text, as pairs of indexes; the other side does not read them before a sale
  hidden int[] not null default '{}',
  client_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  taken_back_at timestamptz,
  -- the text without what is hidden: all that a search and letters know of it
  shown text not null,
  words tsvector not null generated always as (to_tsvector('public.martillo_es'::regconfig, martillo_plain(shown))) stored,
  unique (person_id, client_key)
);
create index messages_of_thread on messages (thread_id, id);
create index messages_of_person on messages (person_id, created_at);
create index messages_words on messages using gin (words);

create table message_files (
  id bigint generated always as identity primary key,
  message_id bigint not null references messages (id) on delete cascade,
  file_id bigint not null references sale_files (id),
  name text not null,
  type text not null,
  bytes int not null
);
create index message_files_of_message on message_files (message_id);

-- Accounts that do not want to hear of another one.
create table blocks (
  account_id bigint not null references users (id),
  blocked_id bigint not null references users (id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, blocked_id)
);
`,
};
