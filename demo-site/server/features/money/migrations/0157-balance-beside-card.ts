import type { Migration } from "../../../platform/db/migration";

export const balanceBesideCard: Migration = {
  id: 157,
  name: "a balance pays beside a card",
  sql: `
-- what of the payer's balance goes with the payment once it has come; afterwards what went
alter table payments add column balance_cents bigint not null default 0 check (balance_cents >= 0);
`,
};
