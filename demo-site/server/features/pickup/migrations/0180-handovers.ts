import type { Migration } from "../../../platform/db/migration";

export const handovers: Migration = {
  id: 180,
  name: "handovers",
  sql: `
-- What both sides saw when a vehicle was handed over: one row for a sale, and none for those before it was kept.
create table handovers (
  invoice_id bigint primary key references invoices (id),
  -- the person who handed it over
  actor_id bigint not null,
  actor_role text not null check (actor_role in ('seller', 'staff')),
  km int check (km between 0 and 5000000),
  keys_given smallint check (keys_given between 0 and 9),
  notes text not null default '',
  -- of the press that did it, and of what it said: the same press again is answered as before
  press_key text,
  body_hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- that no key was given is explained
  check (keys_given > 0 or keys_given is null or notes <> '')
);

-- Pictures of how the vehicle left; their bytes are private.
create table handover_files (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references handovers (invoice_id),
  file_id bigint not null references sale_files (id),
  name text not null,
  type text not null,
  bytes int not null
);
create index handover_files_of_invoice on handover_files (invoice_id, id);

create trigger handovers_never_change before update or delete on handovers
  for each row execute function martillo_never_changes();
create trigger handover_files_never_change before update or delete on handover_files
  for each row execute function martillo_never_changes();
`,
};
