import type { Migration } from "../../../platform/db/migration";

export const lifeOfLots: Migration = {
  id: 62,
  name: "life-of-lots",
  sql: `
-- Put away by its seller.
alter table lots add column archived_at timestamptz;
-- A draft that can be brought back for 30 days.
alter table lots add column deleted_at timestamptz;
-- The name of a template: a draft that others are made of, and that is never sold itself.
alter table lots add column template_name text;
-- {times, price_change_percent}
alter table lots add column auto_relist jsonb;
-- A bid changes neither the state nor what happens after an end.
create index lots_to_relist on lots (id) where status = 'unsold' and auto_relist is not null;
`,
};
