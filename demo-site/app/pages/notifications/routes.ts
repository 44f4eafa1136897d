import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.notifications,
    page: "notifications",
    guard: "token-not-admin",
    layout: "account",
    title: "notifications",

    load: () => import("./NotificationsPage").then((m) => m.NotificationsPage),
  },
];
