import type { Migration } from "../../../platform/db/migration";

export const transferReceipts: Migration = {
  id: 159,
  name: "receipts of transfers",
  sql: `
-- what a buyer shows of a transfer, by the number of its payment; the file is private
create table transfer_receipts (
  payment_id bigint primary key references payments (id),
  file_id bigint not null references sale_files (id),
  name text not null,
  type text not null,
  bytes int not null,
  at timestamptz not null default clock_timestamp()
);
`,
};
