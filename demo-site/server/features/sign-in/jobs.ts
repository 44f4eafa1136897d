import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import { FORMER_LINK_DAYS } from "../companies";
import { forgetSessions } from "../../platform/security/session-repository";

/** What this feature does apart from calls. */
export const jobs = [
  recurring("ended sessions", HOUR_MS, ({ db }: { db: Db }) =>
    forgetSessions(db, FORMER_LINK_DAYS),
  ),
];
