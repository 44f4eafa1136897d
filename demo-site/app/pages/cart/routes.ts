import { CART_TYPES, PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.buyNowCart,
    page: "buy-now-cart",
    guard: "token",

    title: "buyNowCart",

    load: () => import("./CartPage").then((m) => m.BuyNowCartPage),
  },
  {
    path: PATHS.cart,
    page: "cart",
    guard: "token",

    title: "cart",

    load: () => import("./CartPage").then((m) => m.AuctionCartPage),
  },
  {
    path: PATHS.checkout,
    page: "checkout",
    guard: "token",

    title: "checkout",
    params: { type: CART_TYPES },
    load: () => import("./CheckoutPage").then((m) => m.CheckoutPage),
  },
];
