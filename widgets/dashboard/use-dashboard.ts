import { useState } from "react";
import {
  type DashboardRow,
  type DashboardTile,
  type OutputOf,
  productGetSellerDashboardData,
} from "../../src/contract";
import { dayAfter, dayOf } from "../../src/domain";
import { timeZone } from "../../src/i18n";
import { lotPage, withQuery, type SitePage } from "../../src/paths";
import {
  DRAFT_LOTS_PAGE,
  EDIT_LOT_PAGE,
  OFFERS_PAGE,
  OPEN_AUCTIONS_PAGE,
  PAID_SELLER_INVOICES_PAGE,
  REPORTS_PAGE,
  SELLER_INVOICES_PAGE,
  SELLER_LOTS_PAGE,
  SOLD_INVOICE_PAGE,
  UNPAID_SELLER_INVOICES_PAGE,
  UNSOLD_AUCTIONS_PAGE,
} from "../../src/paths/pages";
import { useQuery, useRuntime } from "../../src/state";

/** How many days the figures are about. */
export const SPANS = [7, 30, 90] as const;

/** One of them. */
export type Span = (typeof SPANS)[number];

/** What waits for a decision or runs. */
export type DashboardList = OutputOf<typeof productGetSellerDashboardData>["lists"][number];

/** Other people may have bid, paid or answered meanwhile. */
const REFRESH_MS = 60_000;

/** Lists that need no decision. */
const RUNNING: ReadonlySet<DashboardList["id"]> = new Set(["ending", "without_bids"]);

/** Where all of a list stand. */
const LIST_PAGES = {
  provisional: UNSOLD_AUCTIONS_PAGE,
  offers: OFFERS_PAGE,
  returns: SELLER_INVOICES_PAGE,
  unpaid: UNPAID_SELLER_INVOICES_PAGE,
  appointments: PAID_SELLER_INVOICES_PAGE,
  drafts: DRAFT_LOTS_PAGE,
  without_bids: OPEN_AUCTIONS_PAGE,
  ending: OPEN_AUCTIONS_PAGE,
} as const satisfies Record<DashboardList["id"], SitePage>;

/** Reports that tell more of a figure. */
const REPORTS = {
  hammer: "sales",
  sold: "sales",
  sell_through: "sell_through",
  views: "stock",
  bids: "bids",
} as const;

/** A seller's own figures, and what to do about them. */
export function useDashboard() {
  const { clock, lotUrl, urlTo } = useRuntime();
  const [span, choose] = useState<Span>(30);
  const tz = timeZone();
  const to = dayAfter(dayOf(clock.now(), tz), 1);
  const { data, error, retry } = useQuery(
    productGetSellerDashboardData,
    { from: dayAfter(to, -span), to, tz },
    { keepPrevious: true, refreshMs: REFRESH_MS },
  );
  const lists = (data?.lists ?? []).filter(({ total }) => total > 0);
  return {
    data,
    error,
    retry,
    span,
    choose,
    decisions: lists.filter(({ id }) => !RUNNING.has(id)),
    running: lists.filter(({ id }) => RUNNING.has(id)),
    now: (data?.tiles ?? []).filter(isNow),
    figures: (data?.tiles ?? []).filter((tile) => !isNow(tile)),
    tileHref({ id }: DashboardTile): string {
      if (id === "open") return urlTo(SELLER_LOTS_PAGE);
      if (id === "ending" || id === "without_bids") return urlTo(OPEN_AUCTIONS_PAGE);
      return withQuery(urlTo(REPORTS_PAGE), `report=${REPORTS[id]}`);
    },
    listHref: ({ id }: DashboardList) => urlTo(LIST_PAGES[id]),
    /** The page where the seller decides about it. */
    rowHref(list: DashboardList["id"], { id, lot, auction }: DashboardRow): string {
      switch (list) {
        case "drafts":
          return urlTo(EDIT_LOT_PAGE, { action: lot });
        case "returns":
        case "unpaid":
        case "appointments":
          return urlTo(SOLD_INVOICE_PAGE, { id });
        case "offers":
          return urlTo(OFFERS_PAGE);
        default:
          return lotUrl(lot, lotPage(auction));
      }
    },
  };
}

/** True for figures about the lots on sale now: there are no earlier days to compare. */
function isNow({ id }: DashboardTile): boolean {
  return id === "open" || id === "ending" || id === "without_bids";
}
