import { PATHS } from "martillo/contract";
import { BID_LISTS } from "./bid-lists";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.bids,
    page: "my-bids",
    guard: "token",
    layout: "account",
    title: "myBids",
    params: { list: BID_LISTS },
    load: () => import("./MyBidsPage").then((m) => m.MyBidsPage),
  },
];
