import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.sellingHome,
    page: "selling-home",
    guard: "token",
    layout: "account",
    title: "sellingHome",
    isOurs: true,
    load: () => import("./SellingHomePage").then((m) => m.SellingHomePage),
  },
];
