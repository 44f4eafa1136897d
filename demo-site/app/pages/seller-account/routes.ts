import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.sellerAccount,
    page: "seller-account",
    guard: "token",
    layout: "account",
    title: "sellerAccount",
    isOurs: true,
    load: () => import("./SellerAccountPage").then((m) => m.SellerAccountPage),
  },
];
