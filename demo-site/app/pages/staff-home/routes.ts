import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.staffHome,
    page: "staff-home",
    guard: "staff",
    layout: "staff",
    title: "staffHome",
    isOurs: true,
    load: () => import("./StaffHomePage").then((m) => m.StaffHomePage),
  },
];
