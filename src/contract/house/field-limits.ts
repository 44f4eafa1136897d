/** Most fields that one page of the house's own may have: a form reads them all in one call. */
export const MOST_FIELDS = 1000;
