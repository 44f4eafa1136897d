import type { Migration } from "../../../platform/db/migration";

export const wordsLeaveLots: Migration = {
  id: 95,
  name: "words leave lots",
  isContract: true,
  sql: `
-- Its index made every closing and every extension as dear as writing a lot's description anew. Words are in lot_listing and lot_past.
alter table lots drop column tsv;
`,
};
