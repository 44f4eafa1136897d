import type { Migration } from "../../../platform/db/migration";

export const uploads: Migration = {
  id: 12,
  name: "uploads",
  sql: `
create table uploads (
  file_name text primary key,
  folder text not null check (folder in ('templates', 'avatars')),
  -- Whose account brought it; a guest's has the network that it came from, until somebody takes it over.
  user_id bigint references users (id),
  address text,
  bytes int not null,
  created_at timestamptz not null default now(),
  -- Whose picture it is.
  claimed_by bigint references users (id)
);
create index uploads_by_time on uploads (created_at);
create index uploads_of_user on uploads (user_id, created_at) where user_id is not null;
`,
};
