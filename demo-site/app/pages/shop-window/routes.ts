import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.shopWindow,
    page: "shop-window",
    guard: "none",
    title: "shopWindow",
    layout: "window",
    isOurs: true,
    load: () => import("./ShopWindowPage").then((m) => m.ShopWindowPage),
  },
];
