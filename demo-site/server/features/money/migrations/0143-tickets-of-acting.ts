import type { Migration } from "../../../platform/db/migration";

export const ticketsOfActing: Migration = {
  id: 143,
  name: "tickets of people who act for an account",
  sql: `
-- Their frame shows and takes no saved card of the account, and keeps none for it.
alter table pay_tickets add column is_acting boolean not null default false;
`,
};
