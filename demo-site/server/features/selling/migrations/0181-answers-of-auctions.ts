import type { Migration } from "../../../platform/db/migration";

export const answersOfAuctions: Migration = {
  id: 181,
  name: "answers-of-auctions",
  sql: `
-- Answers to the fields that the house asks of auctions, by name.
alter table auctions add column custom_fields jsonb not null default '{}';
`,
};
