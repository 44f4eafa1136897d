import type { Db } from "../../platform/db/db";
import { indexSearches, readUnindexed } from "./search-index-repository";

const SEARCHES_AT_ONCE = 500;

/** Searches from before the index, in pieces. */
export async function indexOldSearches(db: Db): Promise<void> {
  for (;;) {
    const searches = await readUnindexed(db, SEARCHES_AT_ONCE);
    await indexSearches(db, searches);
    if (searches.length < SEARCHES_AT_ONCE) return;
  }
}
