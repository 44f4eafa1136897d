import type { Migration } from "../../../platform/db/migration";

/** Lots that were hidden before the listing knew of it. */
export const unlistedHiddenLots: Migration = {
  id: 98,
  name: "unlisted hidden lots",
  backfill: {
    table: "lots",
    statements: [
      `select martillo_place_lot(id) from (
         select id from lots where id > $1::bigint and id <= $2::bigint and hidden_at is not null
         order by id for no key update) hidden`,
    ],
  },
};
