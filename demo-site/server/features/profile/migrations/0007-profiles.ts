import type { Migration } from "../../../platform/db/migration";

export const profiles: Migration = {
  id: 7,
  name: "profiles",
  sql: `
-- What registration and the ways in bring along may be there already.
alter table users add column if not exists address1 text;
alter table users add column if not exists address2 text;
alter table users add column if not exists seller_type text;
alter table users add column if not exists organization text;
alter table users add column if not exists emp_type text;
alter table users add column if not exists trial_activated boolean not null default false;
alter table users add column if not exists membership_start timestamptz;
alter table users add column if not exists membership_end timestamptz;
alter table users add column if not exists verified_phonenum text;
alter table users add column if not exists google_id text;
alter table users add column if not exists avatar text;
alter table users add column if not exists custom_fields jsonb not null default '{}';
alter table users add column if not exists updated_at timestamptz not null default now();

-- What a person has chosen, and nothing of what they have not: defaults may change.
create table user_preferences (
  user_id bigint primary key references users (id),
  -- {kind: {medium: boolean}}
  notifications jsonb not null default '{}',
  language text,
  time_zone text check (time_zone in ('Europe/Madrid', 'Atlantic/Canary')),
  theme text check (theme in ('auto', 'light', 'dark')),
  updated_at timestamptz not null default now()
);
`,
};
