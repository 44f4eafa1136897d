import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: "/liveAuction/{aid}",
    page: "live-auction",
    guard: "none",

    title: "liveAuction",
    promise: "liveAuctionPromise",
  },
];
