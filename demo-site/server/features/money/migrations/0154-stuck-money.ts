import type { Migration } from "../../../platform/db/migration";

export const stuckMoney: Migration = {
  id: 154,
  name: "what does not end by itself is told to staff",
  sql: `
alter table payments add column processing_at timestamptz, add column processing_told boolean not null default false;
alter table refunds add column stuck_told boolean not null default false;
create index payments_processed on payments (id) where status in ('processing', 'authorized');
`,
};
