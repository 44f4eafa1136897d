import type { Migration } from "../../../platform/db/migration";

export const strikes: Migration = {
  id: 162,
  name: "strikes",
  sql: `
-- A sale that came to nothing because its buyer, who was bound, did not pay.
create table strikes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  invoice_id bigint not null unique references invoices (id),
  at timestamptz not null default clock_timestamp(),
  -- by whom the sale was called off
  struck_by bigint references users (id),
  -- looked at whether it takes the right to bid away
  weighed_at timestamptz,
  -- staff took it back
  lifted_at timestamptz,
  lifted_by bigint references users (id),
  lifted_why text not null default '',
  check ((lifted_at is null) = (lifted_by is null))
);
create index strikes_of_user on strikes (user_id, at desc);
create index strikes_to_weigh on strikes (user_id) where weighed_at is null;
`,
};
