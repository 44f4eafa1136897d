import { useState } from "react";
import {
  type DashboardRow,
  type DashboardTile,
  type OutputOf,
  productGetSellerDashboardData,
} from "../../src/contract";
import { dayAfter, dayOf } from "../../src/domain";
import { timeZone } from "../../src/i18n";
import { lotPage, withQuery } from "../../src/paths";
import {
  OPEN_AUCTIONS_PAGE,
  REPORTS_PAGE,
  SELLER_LOTS_PAGE,
  SELLING_HOME_PAGE,
} from "../../src/paths/pages";
import { useQuery, useRuntime } from "../../src/state";

/** How many days the figures are about. */
export const SPANS = [7, 30, 90] as const;

/** One of them. */
export type Span = (typeof SPANS)[number];

/** Lots that wait for a decision or run. */
export type DashboardList = OutputOf<typeof productGetSellerDashboardData>["lists"][number];

/** Other people may have bid, paid or answered meanwhile. */
const REFRESH_MS = 60_000;

/** Lists of auctions that run. */
const RUNNING: ReadonlySet<DashboardList["id"]> = new Set(["ending", "without_bids"]);

/** Lists whose rows are lost when the seller does nothing about them. */
const DECISIONS: ReadonlySet<DashboardList["id"]> = new Set([
  "provisional",
  "offers",
  "returns",
  "unpaid",
]);

/** Reports that tell more of a figure. */
const REPORTS = {
  hammer: "sales",
  sold: "sales",
  sell_through: "sell_through",
  views: "stock",
  bids: "bids",
} as const;

/** A seller's own figures, and the auctions that end soon. */
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
    decisionCount: lists
      .filter(({ id }) => DECISIONS.has(id))
      .reduce((sum, { total }) => sum + total, 0),
    homeHref: urlTo(SELLING_HOME_PAGE),
    running: lists.filter(({ id }) => RUNNING.has(id)),
    now: (data?.tiles ?? []).filter(isNow),
    figures: (data?.tiles ?? []).filter((tile) => !isNow(tile)),
    tileHref({ id }: DashboardTile): string {
      if (id === "open") return urlTo(SELLER_LOTS_PAGE);
      if (id === "ending" || id === "without_bids") return urlTo(OPEN_AUCTIONS_PAGE);
      return withQuery(urlTo(REPORTS_PAGE), `report=${REPORTS[id]}`);
    },
    runningHref: urlTo(OPEN_AUCTIONS_PAGE),
    rowHref: ({ lot, auction }: DashboardRow) => lotUrl(lot, lotPage(auction)),
  };
}

/** True for figures about the lots on sale now: there are no earlier days to compare. */
function isNow({ id }: DashboardTile): boolean {
  return id === "open" || id === "ending" || id === "without_bids";
}
