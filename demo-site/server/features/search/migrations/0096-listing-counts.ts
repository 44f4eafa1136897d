import type { Migration } from "../../../platform/db/migration";

export const listingCounts: Migration = {
  id: 96,
  name: "listing counts",
  sql: `
-- How many lots on offer have each value of a filter, in a house with too many to count them for each visitor; empty in others.
create table lot_listing_counts (
  auction smallint not null,
  name text not null,
  value text not null,
  n bigint not null,
  primary key (auction, name, value)
);
`,
};
