import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.wallet,
    page: "wallet",
    guard: "token",
    layout: "account",
    title: "wallet",

    load: () => import("./WalletPage").then((m) => m.WalletPage),
  },
];
