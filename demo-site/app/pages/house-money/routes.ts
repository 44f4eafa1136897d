import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.houseMoney,
    page: "house-money",
    guard: "staff",
    layout: "staff",
    title: "houseMoney",
    isOurs: true,
    load: () => import("./HouseMoneyPage").then((m) => m.HouseMoneyPage),
  },
];
