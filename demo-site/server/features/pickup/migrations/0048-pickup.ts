import type { Migration } from "../../../platform/db/migration";

export const pickup: Migration = {
  id: 48,
  name: "pickup",
  sql: `
alter table invoices add column delivered smallint not null default 0 check (delivered between 0 and 4);
alter table invoices add column ready_at timestamptz;
alter table invoices add column handed_over_at timestamptz;
alter table invoices add column returned_at timestamptz;
-- wrong pickup codes that were told
alter table invoices add column handover_tries int not null default 0;
-- whether its buyer was told that storage begins to cost something
alter table invoices add column storage_told boolean not null default false;
create index invoices_ready on invoices (ready_at) where delivered = 2;

-- When this lot can be picked up, where that is not as with all of its seller's.
alter table lots add column pickup jsonb;

-- When a seller's vehicles can be picked up; without a row it is as the house comes.
create table pickup_calendars (
  seller_id bigint primary key references users (id),
  pickup jsonb not null,
  updated_at timestamptz not null default now()
);

-- Places of one time of one calendar: 'seller:7', 'lot:12'.
create table pickup_slots (
  calendar_key text not null,
  starts_at timestamptz not null,
  capacity int not null,
  booked int not null default 0,
  primary key (calendar_key, starts_at),
  constraint pickup_slots_within check (booked between 0 and capacity)
);

-- When a vehicle is picked up: one row for a sale, which is moved, called off and booked again.
create table appointments (
  id bigint generated always as identity primary key,
  invoice_id bigint not null unique references invoices (id),
  calendar_key text not null,
  starts_at timestamptz not null,
  minutes int not null check (minutes > 0),
  status text not null check (status in ('waiting', 'scheduled', 'cancelled', 'completed', 'no_show')),
  person_name text not null,
  person_document text not null default '',
  pickup_code text not null,
  place text not null,
  sequence int not null default 0,
  -- whether both sides were told that it is tomorrow
  told_tomorrow boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index appointments_by_time on appointments (starts_at) where status in ('waiting', 'scheduled');

-- Files that go with a letter: [{name, type, content}], content in base64.
alter table outbox add column attachments jsonb not null default '[]';
`,
};
