import type { Migration } from "../../../platform/db/migration";

export const exactBids: Migration = {
  id: 27,
  name: "exact-bids",
  sql: `
-- The maximum is the price that its bidder named. Bids from before this column were decided as maxima, whatever was asked for, and a
-- replay must give the state that they led to: they stay what they were.
alter table bids add column exact boolean not null default false;
`,
};
