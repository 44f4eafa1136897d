import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.calendar,
    page: "auction",
    guard: "none",

    title: "calendar",

    load: () => import("./CalendarPage").then((m) => m.CalendarPage),
  },
];
