import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: "*",
    page: "not-found",
    guard: "none",

    title: "notFound",

    load: () => import("./NotFoundPage").then((m) => m.NotFoundPage),
  },
];
