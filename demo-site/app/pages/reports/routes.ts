import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.reports,
    page: "seller-reports",
    guard: "none",
    layout: "account",
    title: "reports",

    load: () => import("./ReportsPage").then((m) => m.ReportsPage),
  },
];
