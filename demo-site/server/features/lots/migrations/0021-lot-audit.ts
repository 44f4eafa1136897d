import type { Migration } from "../../../platform/db/migration";

export const lotAudit: Migration = {
  id: 21,
  name: "lot-audit",
  sql: `
-- What was done to a lot: how many of its bids the seller took back is asked with the next one.
create index user_audit_of_lot on user_audit (((details->>'lot')::bigint)) where details ? 'lot';
`,
};
