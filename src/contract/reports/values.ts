/**
 * The reports of a seller: sales, their share of what was offered, the present stock; bids, events, buyers, the prices of models in the
 * whole house, how soon offers and returns are answered, the work of each person of the team, accounts of sales.
 */
export const REPORTS = [
  "sales",
  "sell_through",
  "stock",
  "bids",
  "auctions",
  "buyers",
  "models",
  "answers",
  "team",
  "invoices",
] as const;

/** One of them. */
export type ReportName = (typeof REPORTS)[number];

/** Rows on a page of a report. */
export const REPORT_PAGE_SIZE = 20;

/** Most rows of a report's file. */
export const REPORT_ROWS = 20_000;

/** Most rows of a report on paper. */
export const REPORT_PAPER_ROWS = 1_000;

/** Formats of a report's file. */
export const REPORT_FORMATS = ["csv", "xlsx", "pdf"] as const;

/** What a model fetched is said from so many sales on. */
export const MODEL_SALES = 3;

/** And of so many sellers, so that no seller's own prices show. */
export const MODEL_SELLERS = 2;

/** Longest time that a report is about, in days: five years. */
export const REPORT_DAYS = 1_827;

/** How the days of a report are put together. */
export const REPORT_GROUPS = ["day", "week", "month"] as const;

/** Figures of a seller's dashboard: the lots on sale now, then the results of a period compared with the period before. */
export const DASHBOARD_TILES = [
  "open",
  "ending",
  "without_bids",
  "hammer",
  "sold",
  "sell_through",
  "views",
  "bids",
] as const;

/** Lists of a seller's dashboard: what waits for a decision, the most urgent kind first, then what runs. */
export const DASHBOARD_LISTS = [
  "provisional",
  "offers",
  "returns",
  "unpaid",
  "appointments",
  "drafts",
  "without_bids",
  "ending",
] as const;

/**
 * Lists of a seller's home: what waits for a decision, the most urgent kind first, then what happens today, then what could be sold.
 * `provisional`: below the reserve. `offers`: to be answered. `access`: auctions with people who ask to bid. `returns`: asked for.
 * `unpaid`: after their deadline. `deliveries`: of today and tomorrow. `tonight`: auctions that end before tomorrow at 6:00. `drafts`. `unsold`:
 * auctions without a buyer, as the menu counts them.
 */
export const HOME_LISTS = [
  "provisional",
  "offers",
  "access",
  "returns",
  "unpaid",
  "deliveries",
  "tonight",
  "drafts",
  "unsold",
] as const;

/**
 * Why a lot was not sold, as far as figures tell; each has its `figure`. `reserve_near`: percent of the reserve that the highest bid reached.
 * `above_market`: percent above the median of vehicles like it. `start_high` and `few_views`: how often it was looked at. `few_photos`: how
 * many it has. `night_end`: the hour of its end.
 */
export const RELIST_REASONS = [
  "reserve_near",
  "above_market",
  "start_high",
  "few_views",
  "few_photos",
  "night_end",
] as const;

/** Rows of each list of a dashboard or a seller's home. */
export const DASHBOARD_ROWS = 5;

/** Longest time that a dashboard is about, in days. */
export const DASHBOARD_DAYS = 366;

/** A visitor who comes back to a lot is another view after so many minutes. */
export const VIEW_MINUTES = 30;
