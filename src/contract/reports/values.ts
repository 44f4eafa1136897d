/** What a seller can have reported: what was sold, how much of what was offered, what is there now. */
export const REPORTS = ["sales", "sell_through", "stock"] as const;

/** One of them. */
export type ReportName = (typeof REPORTS)[number];

/** Rows on a page of a report. */
export const REPORT_PAGE_SIZE = 20;

/** Most rows of a report's file. */
export const REPORT_ROWS = 5_000;

/** Longest time that a report is about, in days: five years. */
export const REPORT_DAYS = 1_827;

/** How the days of a report are put together. */
export const REPORT_GROUPS = ["day", "week", "month"] as const;
