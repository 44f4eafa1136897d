import type { Migration } from "../../../platform/db/migration";

export const dynamicFields: Migration = {
  id: 6,
  name: "dynamic-fields",
  sql: `
-- What the house asks for beyond what every house asks for. Removed ones stay: answers are kept under their names.
create table dynamic_fields (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,59}$'),
  type text not null,
  label text not null,
  hint text not null default '',
  is_required boolean not null default false,
  active smallint not null default 1 check (active in (1, 2)),
  options jsonb not null default '[]',
  sub_select jsonb,
  show_order int not null,
  view_page smallint not null check (view_page between 1 and 4),
  for_buyer boolean not null default true,
  for_organization boolean not null default false,
  unique (view_page, name)
);
create index dynamic_fields_in_order on dynamic_fields (view_page, show_order, id);

create table dynamic_tables (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9_]{0,59}$'),
  label text not null,
  columns jsonb not null default '[]',
  active smallint not null default 1 check (active in (1, 2)),
  show_order int not null default 0,
  view_page smallint not null default 4 check (view_page between 1 and 4)
);

alter table users add column if not exists custom_fields jsonb not null default '{}';

-- A buyer's form, as a house in Spain begins with; staff change it.
insert into dynamic_fields (name, type, label, hint, is_required, show_order, view_page, for_buyer, for_organization)
values
  ('dni', 'text', 'DNI, NIE o NIF', 'Para las facturas de sus compras.', false, 1, 3, true, true),
  ('phone', 'phone', 'Teléfono', '', false, 2, 3, true, false),
  ('address1', 'text', 'Dirección', 'Calle, número, piso y puerta.', false, 3, 3, true, false),
  ('zip', 'zip', 'Código postal', '', false, 4, 3, true, false),
  ('city', 'text', 'Localidad', '', true, 5, 3, true, false),
  ('state', 'text', 'Provincia', '', false, 6, 3, true, false);
`,
};
