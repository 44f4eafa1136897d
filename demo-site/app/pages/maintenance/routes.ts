import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.maintenance,
    page: "maintenance",
    guard: "none",

    title: "maintenance",

    load: () => import("./MaintenancePage").then((m) => m.MaintenancePage),
  },
];
