import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";

/** Codes with which partners' pages got their tokens. */
function forgetCodes(db: Db) {
  return db.query("delete from partner_codes where expires_at < now() - interval '1 day'");
}

/** What this feature does apart from calls. */
export const jobs = [
  recurring("codes of partners' pages", HOUR_MS, ({ db }: { db: Db }) => forgetCodes(db)),
];
