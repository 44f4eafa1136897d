import type { Migration } from "../../../platform/db/migration";

export const formerPageTexts: Migration = {
  id: 144,
  name: "former texts of pages",
  sql: `
-- What visitors read on a page of text until it was changed, in each language that the change touched: conditions bind as they were read.
create table static_page_former_texts (
  id bigint generated always as identity primary key,
  page_id bigint not null references static_pages (id),
  language text not null check (language in ('es', 'en')),
  title text not null,
  description text not null,
  html text not null,
  is_template boolean not null,
  replaced_by bigint not null references users (id),
  replaced_at timestamptz not null default clock_timestamp()
);
create index static_page_former_texts_of_page on static_page_former_texts (page_id, replaced_at);
create trigger static_page_former_texts_never_change before update or delete on static_page_former_texts
  for each row execute function martillo_never_changes();
`,
};
