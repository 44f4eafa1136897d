import type { Migration } from "../../../platform/db/migration";

export const lotDocuments: Migration = {
  id: 130,
  name: "lot-documents",
  sql: `
-- Private files, beside their rows: no web server can give them out.
create table lot_files (
  id bigint generated always as identity primary key,
  seller_id bigint not null references users (id),
  user_id bigint not null references users (id),
  name text not null,
  type text not null,
  bytes bytea not null,
  size int not null,
  created_at timestamptz not null default now()
);
create index lot_files_by_seller on lot_files (seller_id, created_at);
create index lot_files_by_age on lot_files (created_at);

-- [{id, kind, name}]
alter table lots add column documents jsonb not null default '[]';
-- A link to YouTube or Vimeo, as its seller wrote it.
alter table lots add column film text;
`,
};
