import type { Migration } from "../../../platform/db/migration";

export const signings: Migration = {
  id: 112,
  name: "signings",
  sql: `
-- Contracts of sale that both sides sign here: the text as it was shown, and who has signed it when.
create table signings (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  kind text not null check (kind = 'contrato'),
  status text not null default 'sent' check (status in ('sent', 'signed', 'expired')),
  content jsonb not null,
  content_hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '7 days',
  -- the signed file is kept with the papers of its sale
  is_filed boolean not null default false
);
create unique index signings_one_open on signings (invoice_id, kind) where status <> 'expired';
create index signings_to_file on signings (id) where status = 'signed' and not is_filed;

create table signing_parties (
  signing_id bigint not null references signings (id),
  side text not null check (side in ('buyer', 'seller')),
  code_hash text,
  code_until timestamptz,
  tries int not null default 0,
  signed_by bigint references users (id),
  name text,
  signed_at timestamptz,
  primary key (signing_id, side)
);
`,
};
