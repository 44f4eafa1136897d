import { PATHS } from "martillo/contract";
import type { RouteText, SiteRoute } from "../../routing/site-route";
import { SALE_LISTS } from "./sale-lists";

type SellingPage = Extract<keyof typeof import("./SellingPage"), `${string}Page`>;

const load = (name: SellingPage) => () => import("./SellingPage").then((m) => m[name]);

function sales(path: string, page: string, title: RouteText, name: SellingPage): SiteRoute {
  return {
    path,
    page,
    guard: "token",
    layout: "account",
    title,
    params: { list: SALE_LISTS },
    load: load(name),
  };
}

/** Without a guard: the page opens for everyone, its data only for those signed in. */
function templates(path: string, page: string, title: RouteText, name: SellingPage): SiteRoute {
  return { path, page, guard: "none", layout: "account", title, load: load(name) };
}

export const routes: readonly SiteRoute[] = [
  sales(PATHS.sellerAuctionList, "seller-auctions", "sellerAuctions", "SellerAuctionsPage"),
  sales("/seller/auction/{list}", "seller-auctions", "sellerAuctions", "SellerEventsPage"),
  sales(PATHS.sellerLotList, "seller-lots", "sellerLots", "SellerLotsPage"),
  sales(PATHS.sellerSaleList, "seller-buy-now", "sellerBuyNow", "SellerBuyNowPage"),
  templates(PATHS.auctionTemplates, "seller-templates", "sellerTemplates", "AuctionTemplatesPage"),
  templates(PATHS.lotTemplates, "seller-lot-templates", "lotTemplates", "LotTemplatesPage"),
];
