import { CART_TYPES, PATHS } from "martillo/contract";
import type { RouteText, SiteRoute } from "./site-route";

export const BID_LISTS = ["outbid", "winning", "won", "lost", "all"] as const;
export const WATCH_LISTS = ["watchlist", "favorites", "auctions"] as const;
export const DEPOSIT_LISTS = ["all", "active", "returned", "applied", "forfeited"] as const;
export const SALE_LISTS = ["open", "sold", "unsold", "draft"] as const;
export const PURCHASE_LISTS = [
  "all",
  "pending",
  "paid",
  "pickup",
  "completed",
  "returned",
] as const;
export const INVOICE_LISTS = ["all", "paid", "unpaid"] as const;

const profile = () => import("../pages/profile/ProfilePage").then((m) => m.ProfilePage);

/** On the way to a payment nothing leads away from it. */
function paying(path: string, page: string, title: RouteText, promise: RouteText): SiteRoute {
  return { path, page, guard: "token", title, promise };
}

function own(path: string, page: string, title: RouteText, promise: RouteText): SiteRoute {
  return { ...paying(path, page, title, promise), layout: "account" };
}

/** Buyers and sellers have an address each; the cards are those of the person at both. */
function cards(path: string): SiteRoute {
  return {
    path,
    page: "saved-cards",
    guard: "token",
    layout: "account",
    title: "savedCards",
    load: () => import("../pages/saved-cards/SavedCardsPage").then((m) => m.SavedCardsPage),
  };
}

function banks(path: string): SiteRoute {
  return {
    path,
    page: "bank-details",
    guard: "token",
    layout: "account",
    title: "bankDetails",
    load: () => import("../pages/bank-details/BankDetailsPage").then((m) => m.BankDetailsPage),
  };
}

type SellingPage = Extract<keyof typeof import("../pages/selling/SellingPage"), `Seller${string}`>;

function sales(path: string, page: string, title: RouteText, name: SellingPage): SiteRoute {
  return {
    path,
    page,
    guard: "token",
    layout: "account",
    title,
    params: { action: SALE_LISTS },
    load: () => import("../pages/selling/SellingPage").then((m) => m[name]),
  };
}

export const accountRoutes: readonly SiteRoute[] = [
  {
    path: "/invoiceseller/:action",
    page: "seller-invoices",
    guard: "token",
    layout: "account",
    title: "sellerInvoices",
    params: { action: INVOICE_LISTS },
    load: () => import("../pages/invoices/InvoicesPage").then((m) => m.SoldPage),
  },
  {
    path: PATHS.buyNowCart,
    page: "buy-now-cart",
    guard: "token",
    title: "buyNowCart",
    load: () => import("../pages/cart/CartPage").then((m) => m.BuyNowCartPage),
  },
  {
    path: PATHS.cart,
    page: "cart",
    guard: "token",
    title: "cart",
    load: () => import("../pages/cart/CartPage").then((m) => m.AuctionCartPage),
  },
  {
    path: "/checkout/:type/:cart_id",
    page: "checkout",
    guard: "token",
    title: "checkout",
    params: { type: CART_TYPES },
    load: () => import("../pages/cart/CheckoutPage").then((m) => m.CheckoutPage),
  },
  {
    path: "/auctions/:type",
    page: "my-bids",
    guard: "token",
    layout: "account",
    title: "myBids",
    params: { type: BID_LISTS },
    load: () => import("../pages/my-bids/MyBidsPage").then((m) => m.MyBidsPage),
  },
  {
    path: "/watchlist/:type",
    page: "watchlist",
    guard: "token",
    layout: "account",
    title: "watchlist",
    params: { type: WATCH_LISTS },
    load: () => import("../pages/watchlist/WatchlistPage").then((m) => m.WatchlistPage),
  },
  {
    path: "/purchases/:type",
    page: "purchases",
    guard: "token",
    layout: "account",
    title: "purchases",
    params: { type: PURCHASE_LISTS },
    load: () => import("../pages/purchases/PurchasesPage").then((m) => m.PurchasesPage),
  },
  {
    path: "/cuenta/perfil",
    page: "profile",
    guard: "token",
    layout: "account",
    title: "profile",
    load: profile,
  },
  {
    path: "/account/profile",
    page: "profile",
    guard: "token",
    layout: "account",
    title: "profile",
    load: profile,
  },
  {
    path: "/account/change",
    page: "change-password",
    guard: "token",
    layout: "account",
    title: "changePassword",
    load: () =>
      import("../pages/change-password/ChangePasswordPage").then((m) => m.ChangePasswordPage),
  },
  {
    path: "/account/notifications",
    page: "notifications",
    guard: "token-not-admin",
    layout: "account",
    title: "notifications",
    load: () => import("../pages/notifications/NotificationsPage").then((m) => m.NotificationsPage),
  },
  {
    path: "/invoices/:action",
    page: "invoices",
    guard: "token",
    layout: "account",
    title: "invoices",
    params: { action: INVOICE_LISTS },
    load: () => import("../pages/invoices/InvoicesPage").then((m) => m.BoughtPage),
  },
  {
    path: "/documents/all",
    page: "documents",
    guard: "token",
    layout: "account",
    title: "documents",
    load: () => import("../pages/purchases/PapersPage").then((m) => m.PapersPage),
  },
  {
    path: "/transactions",
    page: "transactions",
    guard: "token",
    layout: "account",
    title: "transactions",
    load: () => import("../pages/transactions/TransactionsPage").then((m) => m.TransactionsPage),
  },
  {
    path: "/invoice/:id",
    page: "invoice",
    guard: "token",
    layout: "account",
    title: "invoice",
    load: () => import("../pages/invoices/InvoicePage").then((m) => m.InvoicePage),
  },
  {
    path: "/depositinvoice/:id",
    page: "deposit-invoice",
    guard: "token",
    layout: "account",
    title: "depositInvoice",
    load: () => import("../pages/deposits/DepositInvoicePage").then((m) => m.DepositInvoicePage),
  },
  {
    path: "/deposits/:action",
    page: "deposits",
    guard: "token",
    layout: "account",
    title: "deposits",
    params: { action: DEPOSIT_LISTS },
    load: () => import("../pages/deposits/DepositsPage").then((m) => m.DepositsPage),
  },
  cards("/payments/saved_cards"),
  banks("/payments/bank_details"),
  {
    path: "/wallet",
    page: "wallet",
    guard: "token",
    layout: "account",
    title: "wallet",
    load: () => import("../pages/wallet/WalletPage").then((m) => m.WalletPage),
  },
  {
    path: "/rosoom_success",
    page: "payment-success",
    guard: "token",
    title: "paymentSuccess",
    load: () =>
      import("../pages/payment-success/PaymentSuccessPage").then((m) => m.PaymentSuccessPage),
  },
  sales("/seller/auctions/:action", "seller-auctions", "sellerAuctions", "SellerAuctionsPage"),
  sales("/seller/lots/:action", "seller-lots", "sellerLots", "SellerLotsPage"),
  sales("/seller/auction/:action", "seller-auctions", "sellerAuctions", "SellerAuctionsPage"),
  sales("/seller/buynow/:action", "seller-buy-now", "sellerBuyNow", "SellerBuyNowPage"),
  banks("/seller/payments/bank_details"),
  cards("/seller/payments/saved_cards"),
  own("/messages", "messages", "messages", "messagesPromise"),
];
