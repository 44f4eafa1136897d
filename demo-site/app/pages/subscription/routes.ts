import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.subscriptionHistory,
    page: "subscription-history",
    guard: "none",
    layout: "account",
    title: "subscriptionHistory",

    load: () => import("./SubscriptionPage").then((m) => m.SubscriptionHistoryPage),
  },
  {
    path: PATHS.subscription,
    page: "subscription",
    guard: "none",
    layout: "account",
    title: "subscription",

    load: () => import("./SubscriptionPage").then((m) => m.SubscriptionPage),
  },
];
