import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.authorize,
    page: "authorize",
    guard: "none",

    title: "authorize",
    layout: "window",
    isOurs: true,
    load: () => import("./AuthorizePage").then((m) => m.AuthorizePage),
  },
];
