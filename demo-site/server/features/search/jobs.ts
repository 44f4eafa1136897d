import type { Db } from "../../platform/db/db";
import { recurring } from "../../platform/jobs/job";
import { keepCounts } from "./facet-repository";
import { keepListing } from "./listing";
import { noteOldWords } from "./search-words";

const WORDS_EVERY_MS = 60_000;
/** How old the counts of a large house may be. */
const COUNTS_EVERY_MS = 60_000;
/** How old a price may be that lists are ordered and filtered by. */
const LISTING_EVERY_MS = 1_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("words of older lots", WORDS_EVERY_MS, ({ db }: { db: Db }) => noteOldWords(db)),
  recurring("lot listing", LISTING_EVERY_MS, ({ db }: { db: Db }) => keepListing(db)),
  recurring("listing counts", COUNTS_EVERY_MS, ({ db }: { db: Db }) => keepCounts(db)),
];
