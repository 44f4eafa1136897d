import type { Db } from "../db/db";
import { HOUR_MS, recurring } from "./job";
import { forgetOldJobs } from "./job-repository";

export const jobsUpkeep = recurring("jobs given up", HOUR_MS, ({ db }: { db: Db }) =>
  forgetOldJobs(db),
);
