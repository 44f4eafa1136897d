/** Most ids that one `product/lots` request may name. */
export const LOTS_PER_REQUEST = 200;

/** The one rate of IVA that is reckoned; a lot without it is under REBU. */
export const IVA_PERCENT = 21;

/** Lots on a page of the caller's own lists. */
export const DASHBOARD_PAGE_SIZE = 10;
