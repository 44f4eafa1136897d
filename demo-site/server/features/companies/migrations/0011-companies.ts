import type { Migration } from "../../../platform/db/migration";

export const companies: Migration = {
  id: 11,
  name: "companies",
  sql: `
create table company_owners (
  id bigint generated always as identity primary key,
  account_id bigint not null references users (id),
  email text not null,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('owner', 'employee')),
  ownership_percent numeric(5, 2) check (ownership_percent between 0 and 100),
  -- Who accepted.
  user_id bigint references users (id),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index company_owners_by_email on company_owners (account_id, email)
  where removed_at is null;

-- Links of letters: of a company's person, or of somebody who is to open an account.
create table invites (
  key_hash text primary key,
  owner_id bigint references company_owners (id),
  invited_by bigint not null references users (id),
  email text not null,
  first_name text not null default '',
  seller_type text check (seller_type in ('buyer', 'seller')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references users (id)
);
create index invites_of_owner on invites (owner_id) where owner_id is not null;
create index invites_by_email on invites (email);

create table user_addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  label text not null default '',
  name text not null default '',
  phone text not null default '',
  address1 text not null,
  address2 text not null default '',
  zip text not null,
  city text not null,
  state text not null,
  country text not null default 'ES',
  is_default boolean not null default false
);
create index user_addresses_of_user on user_addresses (user_id, id);
create unique index user_addresses_usual on user_addresses (user_id) where is_default;

create table kyc_profiles (
  user_id bigint primary key references users (id),
  document_type text not null check (document_type in ('dni', 'nie', 'passport', 'cif')),
  document_number text not null,
  birth_date date not null,
  nationality text not null,
  status text not null default 'incomplete'
    check (status in ('incomplete', 'review', 'approved', 'rejected')),
  reasons jsonb not null default '[]',
  reference text,
  checked_at timestamptz
);
`,
};
