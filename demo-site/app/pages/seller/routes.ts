import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.seller,
    page: "seller",
    guard: "none",
    title: "seller",
    isOurs: true,
    load: () => import("./SellerPage").then((m) => m.SellerPage),
  },
];
