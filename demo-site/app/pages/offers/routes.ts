import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.ownOffers,
    page: "my-offers",
    guard: "none",
    layout: "account",
    title: "myOffers",

    load: () => import("./OffersPages").then((m) => m.MyOffersPage),
  },
  {
    path: PATHS.offers,
    page: "all-offers",
    guard: "none",
    layout: "account",
    title: "allOffers",

    load: () => import("./OffersPages").then((m) => m.AllOffersPage),
  },
];
