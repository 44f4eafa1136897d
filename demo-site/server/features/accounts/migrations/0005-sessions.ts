import type { Migration } from "../../../platform/db/migration";

export const sessions: Migration = {
  id: 5,
  name: "sessions",
  sql: `
-- An account that has only ever signed in with Google has no password.
alter table users alter column password_hash drop not null;
alter table users add column if not exists google_id text;
create unique index if not exists users_by_google_id on users (google_id) where google_id is not null;

-- Who really sits there when somebody acts for another account, and the network that a sign-in came from.
alter table sessions add column acted_by bigint references users (id);
alter table sessions add column network text;
create index sessions_by_network on sessions (user_id, network) where scopes is null;
create index sessions_of_actor on sessions (acted_by) where acted_by is not null;

-- Whose accounts a person may act for, and as what.
create table account_links (
  user_id bigint not null references users (id),
  account_id bigint not null references users (id),
  role text not null check (role in ('owner', 'employee')),
  created_at timestamptz not null default now(),
  primary key (user_id, account_id),
  check (user_id <> account_id)
);
create index account_links_by_account on account_links (account_id);

-- Failed attempts as leaking buckets, shared by all processes. What was tried stands here only as a hash.
create table attempts (
  key_hash text primary key,
  used double precision not null,
  updated_at timestamptz not null
);
create index attempts_by_age on attempts (updated_at);

-- Links in mails: good once, for one address; of each kind the newest alone.
create table mail_links (
  token_hash text primary key,
  user_id bigint not null references users (id),
  purpose text not null check (purpose in ('reset_password', 'verify_email')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_links_of_user on mail_links (user_id, purpose) where used_at is null;

-- Who of the staff did what to whom.
create table user_audit (
  id bigint generated always as identity primary key,
  actor_id bigint not null references users (id),
  user_id bigint not null references users (id),
  action text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index user_audit_of_user on user_audit (user_id, id desc);

create table bid_limit_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  limit_cents bigint not null check (limit_cents > 0),
  note text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references users (id)
);
-- One open request per account: a new one takes its place.
create unique index bid_limit_requests_open on bid_limit_requests (user_id) where status = 'pending';
`,
};
