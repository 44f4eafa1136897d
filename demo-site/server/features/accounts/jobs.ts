import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import { forgetOldCodes } from "./code-repository";
import { forgetOldLinks } from "./mail-link-repository";
import { forgetSmsCounts } from "./sms-repository";

/** What this feature does apart from calls. */
export const jobs = [
  recurring("one-time codes", HOUR_MS, ({ db }: { db: Db }) => forgetOldCodes(db)),
  recurring("text messages of former days", HOUR_MS, ({ db }: { db: Db }) => forgetSmsCounts(db)),
  recurring("links in mails", HOUR_MS, ({ db }: { db: Db }) => forgetOldLinks(db)),
];
