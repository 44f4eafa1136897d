/** Most ids that one `product/lots` request may name. */
export const LOTS_PER_REQUEST = 200;

/** Lots on a page of the caller's own lists. */
export const DASHBOARD_PAGE_SIZE = 10;
