import type { Migration } from "../../../platform/db/migration";

export const usersText: Migration = {
  id: 190,
  name: "users text",
  sql: `
-- Staff look for accounts by a piece of a name, a company, an e-mail or a phone.
create index users_text on users using gin (
  martillo_fold(first_name || ' ' || last_name || ' ' || coalesce(companyname, '') || ' ' || email || ' ' || coalesce(phone, ''))
  public.gin_trgm_ops);
`,
};
