import type { Migration } from "../../../platform/db/migration";

/** The newest account of a round of a lot is one row of it. */
export const accountOfRound: Migration = {
  id: 135,
  name: "account-of-round",
  indexes: [{ name: "invoices_of_round", on: "invoices (lot_id, round, id)" }],
};
