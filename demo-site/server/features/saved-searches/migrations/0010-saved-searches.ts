import type { Migration } from "../../../platform/db/migration";

export const savedSearches: Migration = {
  id: 10,
  name: "saved-searches",
  sql: `
create table saved_searches (
  id bigint generated always as identity primary key,
  -- A guest's has an e-mail instead, and waits until its owner has followed the link.
  user_id bigint references users (id),
  email text,
  criteria jsonb not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  stopped_at timestamptz,
  check ((user_id is null) <> (email is null))
);
create index saved_searches_of_user on saved_searches (user_id, id desc) where stopped_at is null;
create index saved_searches_of_email on saved_searches (email) where email is not null;

-- Links of mails that start or end an alert. Each mail has its own, and none of them ever shows another search.
create table saved_search_links (
  token_hash text primary key,
  saved_search_id bigint not null references saved_searches (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Lots that a search has found already: nobody hears of one twice.
create table saved_search_lots (
  saved_search_id bigint not null references saved_searches (id) on delete cascade,
  lot_id bigint not null references lots (id),
  primary key (saved_search_id, lot_id)
);
`,
};
