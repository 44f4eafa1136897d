import { useState } from "react";
import {
  type DashboardRow,
  type DashboardTile,
  type OutputOf,
  productGetSellerDashboardData,
} from "../../src/contract";
import { dayAfter, dayOf, lotPath, PATHS, pathTo } from "../../src/domain";
import { timeZone } from "../../src/i18n";
import { useQuery, useRuntime } from "../../src/state";

/** How many days the figures are about. */
export const SPANS = [7, 30, 90] as const;

/** One of them. */
export type Span = (typeof SPANS)[number];

/** What waits for a decision or runs. */
export type DashboardList = OutputOf<typeof productGetSellerDashboardData>["lists"][number];

/** Somebody else may have bid, paid or answered meanwhile. */
const REFRESH_MS = 60_000;

/** Nobody has to decide about these. */
const RUNNING: ReadonlySet<DashboardList["id"]> = new Set(["ending", "without_bids"]);

/** Where all of a list stand. */
const LIST_PATHS: Readonly<Record<DashboardList["id"], string>> = {
  provisional: PATHS.unsoldAuctions,
  offers: PATHS.offers,
  returns: PATHS.sellerInvoices,
  unpaid: PATHS.unpaidSellerInvoices,
  appointments: PATHS.paidSellerInvoices,
  drafts: PATHS.draftLots,
  without_bids: PATHS.openAuctions,
  ending: PATHS.openAuctions,
};

const TILE_PATHS: Readonly<Record<DashboardTile["id"], string>> = {
  open: PATHS.sellerLots,
  ending: PATHS.openAuctions,
  without_bids: PATHS.openAuctions,
  hammer: `${PATHS.reports}?report=sales`,
  sold: `${PATHS.reports}?report=sales`,
  sell_through: `${PATHS.reports}?report=sell_through`,
  views: `${PATHS.reports}?report=stock`,
  bids: `${PATHS.reports}?report=bids`,
};

/** A seller's own figures, and what to do about them. */
export function useDashboard() {
  const { clock, apiBase } = useRuntime();
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
    tileHref: ({ id }: DashboardTile) => apiBase + TILE_PATHS[id],
    listHref: ({ id }: DashboardList) => apiBase + LIST_PATHS[id],
    rowHref: (list: DashboardList["id"], row: DashboardRow) => apiBase + rowPath(list, row),
  };
}

/** What is on sale now has no days to be compared. */
function isNow({ id }: DashboardTile): boolean {
  return id === "open" || id === "ending" || id === "without_bids";
}

/** Where somebody decides about it. */
function rowPath(list: DashboardList["id"], { id, lot, auction }: DashboardRow): string {
  if (list === "drafts") return pathTo("editLot", { action: lot });
  if (list === "returns" || list === "unpaid" || list === "appointments") {
    return pathTo("soldInvoice", { id });
  }
  return list === "offers" ? PATHS.offers : lotPath({ id: lot, auction });
}
