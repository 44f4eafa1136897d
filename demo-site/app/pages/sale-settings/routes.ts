import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.saleSettings,
    page: "sale-settings",
    guard: "staff",
    layout: "staff",
    title: "saleSettings",
    isOurs: true,
    load: () => import("./SaleSettingsPage").then((m) => m.SaleSettingsPage),
  },
];
