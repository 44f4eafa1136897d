import type { Migration } from "../../../platform/db/migration";

export const textsLeavePages: Migration = {
  id: 167,
  name: "texts leave pages",
  isContract: true,
  sql: `
drop trigger static_pages_columns_to_texts on static_pages;
drop function martillo_page_columns_to_texts();
alter table static_pages
  drop column title, drop column description, drop column html,
  drop column title_en, drop column description_en, drop column html_en;
`,
};
