/** Saved searches on a page of the caller's own. */
export const SAVED_SEARCH_PAGE_SIZE = 20;
