import type { Migration } from "../../../platform/db/migration";

export const detailsOfLots: Migration = {
  id: 105,
  name: "details-of-lots",
  sql: `
-- Answers to the house's own fields, by name; those of another category stay, and are not shown.
alter table lots add column custom_fields jsonb not null default '{}';
-- [{type, place, note?, photo?}]
alter table lots add column damage jsonb not null default '[]';
-- {weight, rolling, package}: what a carrier asks.
alter table lots add column transport jsonb;
`,
};
