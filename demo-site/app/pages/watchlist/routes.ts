import { PATHS } from "martillo/contract";
import { WATCH_LISTS } from "./watch-lists";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.follows,
    page: "watchlist",
    guard: "token",
    layout: "account",
    title: "watchlist",
    params: { list: WATCH_LISTS },
    load: () => import("./WatchlistPage").then((m) => m.WatchlistPage),
  },
];
