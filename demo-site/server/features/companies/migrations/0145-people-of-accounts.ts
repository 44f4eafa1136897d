import type { Migration } from "../../../platform/db/migration";

export const peopleOfAccounts: Migration = {
  id: 145,
  name: "people of accounts",
  sql: `
-- Each bid, offer and purchase asks who the people of two accounts are.
create index users_of_employer on users (as_employees_id) where as_employees_id is not null;
create index company_owners_of_account on company_owners (account_id, user_id) where user_id is not null;
create index sessions_acted_for on sessions (user_id, acted_by) where acted_by is not null;
`,
};
