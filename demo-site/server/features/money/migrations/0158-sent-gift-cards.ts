import type { Migration } from "../../../platform/db/migration";

export const sentGiftCards: Migration = {
  id: 158,
  name: "gift cards are sent by letter",
  sql: `
-- the address that got the code; null: staff hand it over themselves
alter table gift_cards add column sent_to text;
`,
};
