import type { Migration } from "../../../platform/db/migration";

export const statementLines: Migration = {
  id: 155,
  name: "what providers' statements say is kept",
  sql: `
create table statement_lines (
  provider text not null,
  -- the provider's own
  line_ref text not null,
  kind text not null,
  provider_ref text,
  payment_id text,
  cents bigint not null,
  fee_cents bigint not null,
  currency text not null,
  at timestamptz not null,
  primary key (provider, line_ref)
);
create index statement_lines_of_payment on statement_lines (provider, provider_ref) where provider_ref is not null;
-- up to when a provider's statement has been read
create table statement_looks (
  provider text primary key,
  until timestamptz not null
);
`,
};
