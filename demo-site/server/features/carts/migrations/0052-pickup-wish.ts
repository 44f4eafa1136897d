import type { Migration } from "../../../platform/db/migration";

export const pickupWish: Migration = {
  id: 52,
  name: "pickup-wish",
  sql: `
-- when its buyer would pick it up, and who comes: booked with the checkout
alter table cart_lines add column pickup jsonb;
`,
};
