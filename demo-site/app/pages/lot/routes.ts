import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

const lot = () => import("./LotPage").then((m) => m.LotPage);

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.lot,
    page: "lot",
    guard: "none",

    title: "lot",
    isLikelyNext: true,
    load: lot,
  },
  {
    path: PATHS.saleLot,
    page: "lot",
    guard: "none",

    title: "saleLot",

    load: lot,
  },
  {
    path: PATHS.auctionLot,
    page: "lot",
    guard: "none",

    title: "auctionLot",

    load: lot,
  },
];
