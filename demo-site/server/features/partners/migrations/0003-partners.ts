import type { Migration } from "../../../platform/db/migration";

export const partners: Migration = {
  id: 3,
  name: "partners",
  sql: `
-- Whose pages may act for users. Names are shown to users when they are asked.
create table partners (
  id bigint generated always as identity primary key,
  key text not null unique,
  name text not null,
  secret_hash text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  deactivated_at timestamptz
);

-- An origin belongs to one partner. 'http://localhost:*' stands for every port, on loopback hosts alone.
create table partner_origins (
  origin text primary key,
  partner_id bigint not null references partners (id)
);

-- What a user lets a partner's pages do, until it is taken back.
create table partner_grants (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partners (id),
  user_id bigint not null references users (id),
  scopes text[] not null,
  reference text not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (partner_id, user_id)
);

create table partner_codes (
  code_hash text primary key,
  grant_id bigint not null references partner_grants (id),
  parent_hash text not null,
  origin text not null,
  scopes text[] not null,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A partner's token is a session with limits: for one origin, for some scopes, and for no longer than what it came from.
alter table sessions add column scopes text[];
alter table sessions add column origin text;
alter table sessions add column grant_id bigint;
alter table sessions add column parent_hash text;
alter table sessions add column family text;
alter table sessions add column renewable_until timestamptz;
alter table sessions add column by_server boolean not null default false;
alter table sessions add check (scopes is null or (origin is not null and grant_id is not null));
create index sessions_of_parent on sessions (parent_hash) where parent_hash is not null;
create index sessions_of_family on sessions (family) where family is not null;
create index sessions_of_grant on sessions (grant_id) where grant_id is not null;
`,
};
