import type { Migration } from "../../../platform/db/migration";

export const askers: Migration = {
  id: 23,
  name: "askers",
  sql: `
-- Whoever asks for a code has one of their own, by the network that they ask from: nobody else replaces it, and guesses from elsewhere
-- are counted apart. Empty for people who are signed in, whose codes nobody else can guess at.
alter table verification_codes add column asker text not null default '',
  add column tries_elsewhere int not null default 0,
  drop constraint verification_codes_pkey,
  add primary key (destination, purpose, user_id, asker);

-- Networks from which somebody has shown to own an account without signing in: by a link or a code for a new password.
create table owner_networks (
  user_id bigint not null references users (id) on delete cascade,
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network)
);
`,
};
