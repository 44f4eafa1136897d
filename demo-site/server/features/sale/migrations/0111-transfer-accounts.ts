import type { Migration } from "../../../platform/db/migration";

export const transferAccounts: Migration = {
  id: 111,
  name: "transfer-accounts",
  sql: `
-- Where sellers want to be paid by transfer: what they tell who owes them.
create table transfer_accounts (
  seller_id bigint primary key references users (id),
  holder text not null,
  iban text not null,
  changed_by bigint not null references users (id),
  changed_at timestamptz not null default clock_timestamp()
);
`,
};
