import type { Migration } from "../../../platform/db/migration";

/** Words of the house's own over the phrases that it brings along, and who wrote them. */
export const phrases: Migration = {
  id: 8,
  name: "phrases",
  sql: `
create table phrases (
  id bigint generated always as identity primary key,
  language text not null
    check (language in ('for_spanish', 'for_argentina', 'for_uruguay', 'for_english')),
  -- A literal, or the key of a widget's text
  key text not null check (length(key) between 1 and 300),
  text text not null check (length(text) between 1 and 2000),
  updated_by bigint references users (id),
  updated_at timestamptz not null default now(),
  unique (language, key)
);
`,
};
