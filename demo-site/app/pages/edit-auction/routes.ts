import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.editEvent,
    page: "edit-auction",
    guard: "none",
    layout: "account",
    title: "editAuction",

    load: () => import("./EditAuctionPage").then((m) => m.EditAuctionPage),
  },
];
