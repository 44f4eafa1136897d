import type { Migration } from "../../../platform/db/migration";

export const admitted: Migration = {
  id: 13,
  name: "admitted",
  sql: `
-- Accounts from before that column: whoever may bid, or has been verified, was let in then. Otherwise their next verification would give
-- back what staff have taken since.
update users set admitted_at = created_at
where admitted_at is null and (approved_to_bid or email_verified or phone_verified);
`,
};
