import type { Migration } from "../../../platform/db/migration";

export const englishPages: Migration = {
  id: 120,
  name: "english pages",
  sql: `
-- What the house has written in English of a page; null as in the columns beside them.
alter table static_pages add column title_en text, add column description_en text, add column html_en text;
`,
};
