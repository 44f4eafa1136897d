import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.followedSellers,
    page: "followed-sellers",
    guard: "token",
    layout: "account",
    title: "followedSellers",
    isOurs: true,
    load: () => import("./FollowedSellersPage").then((m) => m.FollowedSellersPage),
  },
];
