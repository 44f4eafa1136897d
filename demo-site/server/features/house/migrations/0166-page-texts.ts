import type { Migration } from "../../../platform/db/migration";

export const pageTexts: Migration = {
  id: 166,
  name: "page texts",
  sql: `
-- What the house has written of a page, a row for each language; null leaves what came with the site. The code alone says which languages
-- there are.
create table static_page_texts (
  page_id bigint not null references static_pages (id),
  language text not null,
  title text,
  description text,
  html text,
  primary key (page_id, language)
);
insert into static_page_texts (page_id, language, title, description, html)
  select id, 'es', title, description, html from static_pages
  where coalesce(title, description, html) is not null
  union all
  select id, 'en', title_en, description_en, html_en from static_pages
  where coalesce(title_en, description_en, html_en) is not null;

-- A process of the release before writes columns; what it leaves as it was may be newer in the rows.
create function martillo_page_columns_to_texts() returns trigger language plpgsql as $$
begin
  if (new.title, new.description, new.html) is distinct from (old.title, old.description, old.html) then
    insert into static_page_texts (page_id, language, title, description, html)
      values (new.id, 'es', new.title, new.description, new.html)
      on conflict (page_id, language) do update
        set title = excluded.title, description = excluded.description, html = excluded.html;
  end if;
  if (new.title_en, new.description_en, new.html_en) is distinct from (old.title_en, old.description_en, old.html_en) then
    insert into static_page_texts (page_id, language, title, description, html)
      values (new.id, 'en', new.title_en, new.description_en, new.html_en)
      on conflict (page_id, language) do update
        set title = excluded.title, description = excluded.description, html = excluded.html;
  end if;
  return null;
end $$;
create trigger static_pages_columns_to_texts
  after insert or update of title, description, html, title_en, description_en, html_en on static_pages
  for each row execute function martillo_page_columns_to_texts();

alter table phrases drop constraint phrases_language_check;
alter table static_page_former_texts drop constraint static_page_former_texts_language_check;
`,
};
