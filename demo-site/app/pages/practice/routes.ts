import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.practice,
    page: "practice",
    guard: "none",

    title: "practice",
    isOurs: true,
    ownDocument: true,
    load: () => import("./PracticePage").then((m) => m.PracticePage),
  },
];
