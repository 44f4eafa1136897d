import type { Migration } from "../../../platform/db/migration";

export const freeAlerts: Migration = {
  id: 56,
  name: "free-alerts",
  sql: `
-- Who is written to, once, when a direct sale that somebody keeps is free again.
create table free_alerts (
  user_id bigint not null references users (id),
  lot_id bigint not null references lots (id),
  round int not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, lot_id)
);
create index free_alerts_of_lot on free_alerts (lot_id);
`,
};
