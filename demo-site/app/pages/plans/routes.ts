import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

const plans = () => import("./PlansPage").then((m) => m.PlansPage);

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.viewPlans,
    page: "plans",
    guard: "none",

    title: "plans",

    load: plans,
  },
  {
    path: PATHS.subscriptions,
    page: "plans",
    guard: "none",

    title: "subscriptions",

    load: plans,
  },
];
