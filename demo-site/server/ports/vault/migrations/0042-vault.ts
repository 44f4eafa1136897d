import type { Migration } from "../../../platform/db/migration";

export const vault: Migration = {
  id: 42,
  name: "vault",
  sql: `
-- The embedded vault. The number and the name on it are encrypted with a key of the record's own, which is encrypted with one that is
-- not in this database. No key leads from here to people: what is left is removed by whoever removes them.
create table vault_cards (
  id text primary key,
  user_id bigint not null,
  token_hash text not null,
  brand text not null,
  last4 text not null,
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  fingerprint text not null,
  -- Which key wraps that of the record.
  key_id text not null,
  wrapped_key text not null,
  ciphertext text not null,
  created_at timestamptz not null default now()
);
create index vault_cards_by_user on vault_cards (user_id);
create index vault_cards_by_key on vault_cards (key_id);
`,
};
