import type { Migration } from "../../../platform/db/migration";

export const trust: Migration = {
  id: 15,
  name: "trust",
  sql: `
-- Who is linked to whom is asked with every bid: each answer is one probe, from either side.
drop index sessions_of_actor;
create index sessions_of_actor on sessions (acted_by, user_id) where acted_by is not null;
create index company_owners_of_person on company_owners (user_id, account_id) where user_id is not null;
`,
};
