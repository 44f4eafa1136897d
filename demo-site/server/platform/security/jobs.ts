import type { Db } from "../db/db";
import { HOUR_MS, recurring } from "../jobs/job";
import { forgetAttempts } from "./attempt-repository";
import { forgetCounters } from "./counter-repository";
import { forgetOwnerNetworks } from "./session-repository";

/** What stays behind of attempts, limits and sign-ins. */
export const jobs = [
  recurring("networks of owners", HOUR_MS, ({ db }: { db: Db }) => forgetOwnerNetworks(db)),
  recurring("failed attempts", HOUR_MS, ({ db }: { db: Db }) => forgetAttempts(db)),
  recurring("counters that ended", HOUR_MS, ({ db }: { db: Db }) => forgetCounters(db)),
];
