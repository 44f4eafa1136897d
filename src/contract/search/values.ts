/** Page sizes of the specification. */
export const SEARCH_PAGE_SIZE = 12;
