import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.taxRecords,
    page: "tax-records",
    guard: "staff",
    layout: "staff",
    title: "taxRecords",
    isOurs: true,
    load: () => import("./TaxRecordsPage").then((m) => m.TaxRecordsPage),
  },
];
