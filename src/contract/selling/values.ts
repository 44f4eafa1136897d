/** Longest addition to a description, in characters. */
export const ADDENDUM_LENGTH = 2_000;

/** Most additions to one description. */
export const MOST_ADDENDA = 20;

/** Most photos of one lot. */
export const MOST_PHOTOS = 40;

/** Edits on a page of a lot's history. */
export const HISTORY_PAGE_SIZE = 20;
