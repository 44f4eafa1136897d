import type { Migration } from "../../../platform/db/migration";

export const smsCounts: Migration = {
  id: 14,
  name: "sms-counts",
  sql: `
-- Text messages of a day to a number, to a block of numbers, and of the house. Which ones stands here only as a keyed hash.
create table sms_counts (
  day date not null,
  key_hash text not null,
  sent int not null,
  primary key (day, key_hash)
);
`,
};
