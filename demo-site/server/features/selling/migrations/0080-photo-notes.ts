import type { Migration } from "../../../platform/db/migration";

export const photoNotes: Migration = {
  id: 80,
  name: "photo-notes",
  sql: `
-- {address of a photo: {filename?, title?, description?, original?}}. Buyers read title and description, in images.
alter table lots add column photo_notes jsonb not null default '{}';
`,
};
