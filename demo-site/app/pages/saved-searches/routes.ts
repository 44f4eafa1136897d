import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.savedSearches,
    page: "saved-searches",
    guard: "none",
    layout: "account",
    title: "savedSearches",

    load: () => import("./SavedSearchesPage").then((m) => m.SavedSearchesPage),
  },
  {
    path: PATHS.activateAlert,
    page: "activate-alert",
    guard: "none",

    title: "activateAlert",

    load: () => import("./ActivateAlertPage").then((m) => m.ActivateAlertPage),
  },
];
