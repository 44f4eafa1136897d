import type { Migration } from "../../../platform/db/migration";

export const signingKeys: Migration = {
  id: 25,
  name: "signing-keys",
  sql: `
-- The public part of every key that heads were ever signed with.
create table signing_keys (
  key_id text primary key,
  x text not null,
  used_from timestamptz not null default clock_timestamp(),
  -- Since when another key has taken its place.
  used_until timestamptz
);

-- Nothing was written here so far. A lot that is listed again may end at the same position once more.
alter table signed_heads add column round int not null;
alter table signed_heads drop constraint signed_heads_pkey;
alter table signed_heads add primary key (lot_id, round, position);
alter table signed_heads add foreign key (key_id) references signing_keys (key_id);
`,
};
