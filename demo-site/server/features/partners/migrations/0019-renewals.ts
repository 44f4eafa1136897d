import type { Migration } from "../../../platform/db/migration";

export const renewals: Migration = {
  id: 19,
  name: "renewals",
  sql: `
-- When a partner's token was exchanged for the next one, and the hash of what whoever did so calls that attempt.
alter table sessions add column renewed_at timestamptz, add column renewal_hash text;
`,
};
