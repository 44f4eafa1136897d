import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import { forgetCodes } from "./code-repository";

/** What this feature does apart from calls. */
export const jobs = [
  recurring("codes of partners' pages", HOUR_MS, ({ db }: { db: Db }) => forgetCodes(db)),
];
