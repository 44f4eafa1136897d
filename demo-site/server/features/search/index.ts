/** Search over lots: words, facets, spelling, suggestions. */
import type { SomeHandlers } from "../../platform/call/mount";
import { searchLots } from "./search";
import { suggestLots } from "./suggestions";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "product/search": searchLots,
  "product/suggestions": suggestLots,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export { countEach, matchingIds } from "./search-repository";
export { keepListing } from "./listing";
export { apart, together } from "./other-shapes";
export { noteOldWords } from "./search-words";
export { jobs } from "./jobs";
