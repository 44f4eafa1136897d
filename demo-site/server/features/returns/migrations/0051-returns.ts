import type { Migration } from "../../../platform/db/migration";

export const returns: Migration = {
  id: 51,
  name: "returns",
  sql: `
-- Vehicles that go back, or were to.
create table returns (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  reason text not null check (reason in ('desistimiento', 'no_conforme', 'documentacion', 'otro')),
  text text not null default '',
  status text not null check (status in ('requested', 'accepted', 'rejected', 'withdrawn', 'received', 'closed')),
  requested_at timestamptz not null default clock_timestamp(),
  -- the moment after the last day on which the money may go back
  refund_due_at timestamptz not null,
  decided_at timestamptz,
  notes text not null default '',
  -- its buyer has called the house, which decides
  appealed boolean not null default false,
  -- what was written down when the vehicle came back; null for one that never left
  received_at timestamptz,
  km int check (km >= 0),
  keys_back boolean not null default false,
  documents_back boolean not null default false,
  received_notes text not null default '',
  -- what goes back, once that is decided
  refund_cents bigint check (refund_cents >= 0),
  services jsonb not null default '[]',
  loss_cents bigint not null default 0 check (loss_cents >= 0),
  refund_notes text not null default '',
  -- the ways in which it goes: [{to, amountCents, refundId, paymentId}]
  backs jsonb not null default '[]',
  closed_at timestamptz,
  -- how many letters about its day have gone
  letters int not null default 0,
  check ((status = 'closed') <= (refund_cents is not null and closed_at is not null))
);
create index returns_of_invoice on returns (invoice_id, id desc);
create index returns_due on returns (refund_due_at) where status in ('requested', 'accepted', 'received');
-- One at a time, whatever the rules above say.
create unique index returns_one_open on returns (invoice_id) where status in ('requested', 'accepted', 'received');

-- Pictures and papers of a return; their bytes are private.
create table return_files (
  id bigint generated always as identity primary key,
  return_id bigint not null references returns (id),
  side text not null check (side in ('buyer', 'seller')),
  file_id bigint not null references sale_files (id),
  name text not null,
  type text not null,
  bytes int not null
);
create index return_files_of_return on return_files (return_id);

-- Whether its buyer was told of the right to withdraw when the vehicle was handed over: who was not has a year more.
alter table invoices add column withdrawal_told boolean not null default false;
`,
};
