import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import { sweepLotFiles } from "./lot-file-repository";
import { forgetOldNotices } from "./notice-repository";
import { refreshSearchTerms } from "./search-term-repository";

const TERMS_EVERY_MS = 600_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("search terms", TERMS_EVERY_MS, ({ db }: { db: Db }) => refreshSearchTerms(db)),
  recurring("documents of no lot", HOUR_MS, ({ db }: { db: Db }) => sweepLotFiles(db)),
  recurring("old notices", HOUR_MS, ({ db }: { db: Db }) => forgetOldNotices(db)),
];
