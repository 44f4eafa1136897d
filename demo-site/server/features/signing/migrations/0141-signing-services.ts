import type { Migration } from "../../../platform/db/migration";

export const signingServices: Migration = {
  id: 141,
  name: "signing-services",
  sql: `
-- Contracts that a service from outside has signed, by its number for each.
alter table signings
  add column provider text not null default 'house',
  add column provider_ref text,
  -- when somebody began to take it there: two do not at once
  add column taken_at timestamptz,
  add column looked_at timestamptz,
  drop constraint signings_status_check,
  add constraint signings_status_check check (status in ('sent', 'signed', 'declined', 'expired'));
drop index signings_one_open;
create unique index signings_one_open on signings (invoice_id, kind) where status in ('sent', 'signed');
create unique index signings_by_ref on signings (provider, provider_ref) where provider_ref is not null;
create index signings_outside on signings (looked_at) where status = 'sent' and provider <> 'house';
-- the address by which the service knows a signer
alter table signing_parties add column address text;
`,
};
