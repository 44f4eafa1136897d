import type { Migration } from "../../../platform/db/migration";

export const papers: Migration = {
  id: 49,
  name: "papers",
  sql: `
-- Private files: beside their rows, so that both are written or none, and no web server can give them out.
create table sale_files (
  id bigint generated always as identity primary key,
  bytes bytea not null,
  sha256 text not null
);

create table sale_papers (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  kind text not null check (kind in ('permiso_circulacion', 'ficha_tecnica', 'contrato', 'factura',
    'notificacion_venta', 'justificante_transferencia', 'modelo_620')),
  status text not null default 'missing' check (status in ('missing', 'uploaded', 'verified', 'handed_over')),
  owed_by text not null check (owed_by in ('buyer', 'seller')),
  due_at timestamptz not null,
  file_id bigint references sale_files (id),
  file_name text,
  file_type text,
  file_bytes int,
  uploaded_at timestamptz,
  notes text not null default '',
  unique (invoice_id, kind),
  check ((status in ('uploaded', 'verified')) <= (file_id is not null))
);

-- Links to private files, by the hash of their key.
create table file_links (
  key_hash text primary key,
  user_id bigint not null references users (id),
  kind text not null,
  ref bigint not null,
  expires_at timestamptz not null
);
create index file_links_by_end on file_links (expires_at);

-- How many letters about papers have gone, to each side.
alter table invoices add column papers_told boolean not null default false;
alter table invoices add column seller_paper_letters int not null default 0;
alter table invoices add column transfer_letters int not null default 0;
-- Nobody is written to about what was sold long ago.
update invoices set papers_told = true;
`,
};
