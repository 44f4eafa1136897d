import type { Migration } from "../../../platform/db/migration";

export const cardAddresses: Migration = {
  id: 163,
  name: "billing addresses of cards that a frame saves",
  sql: `
-- Given before the frame opens; it goes to payment_methods.address with the card, and is null from then on.
alter table pay_tickets add column address jsonb;
`,
};
