import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import { FORMER_LINK_DAYS } from "../companies";

/** Who acted for whom is asked with bids for longer than who was signed in. */
export function forgetSessions(db: Db) {
  return db.query(
    `delete from sessions where coalesce(revoked_at, expires_at) < now() - make_interval(days =>
       case when acted_by is null then 30 else ${FORMER_LINK_DAYS} end)`,
  );
}

/** What this feature does apart from calls. */
export const jobs = [
  recurring("ended sessions", HOUR_MS, ({ db }: { db: Db }) => forgetSessions(db)),
];
