import { PATHS } from "martillo/contract";
import type { SiteRoute } from "./routing/site-route";
import { accountRoutes } from "./routing/account-routes";
import { publicRoutes } from "./routing/public-routes";
import { sellerRoutes } from "./routing/seller-routes";
import { staticRoutes } from "./routing/static-routes";

/** Every address of the site. Router, guards, titles and the route tests all read this table. */
export const routes: readonly SiteRoute[] = [
  ...publicRoutes,
  ...staticRoutes,
  ...accountRoutes,
  ...sellerRoutes,
  {
    path: "*",
    page: "not-found",
    guard: "none",
    title: "notFound",
    load: () => import("./pages/not-found/NotFoundPage").then((m) => m.NotFoundPage),
  },
];

/** Addresses of our own, beside those of the specification. They have no header or footer: a window of a partner's page shows them. */
export const windowRoutes: readonly SiteRoute[] = [
  {
    path: "/autorizar",
    page: "authorize",
    guard: "none",
    title: "authorize",
    load: () => import("./pages/authorize/AuthorizePage").then((m) => m.AuthorizePage),
  },
];

/** Pages of an account that are the site's own, beside the eighty of the table above. */
export const ownAccountRoutes: readonly SiteRoute[] = [
  {
    path: "/cuenta/mi-web",
    page: "own-web",
    // Whoever builds a seller's page may read it without an account.
    guard: "none",
    layout: "account",
    isForGuests: true,
    title: "ownWeb",
    load: () => import("./pages/own-web/OwnWebPage").then((m) => m.OwnWebPage),
  },
  {
    path: "/cuenta/vendedor",
    page: "seller-account",
    guard: "token",
    layout: "account",
    title: "sellerAccount",
    load: () => import("./pages/seller-account/SellerAccountPage").then((m) => m.SellerAccountPage),
  },
  {
    path: "/return/:id",
    page: "return",
    guard: "none",
    layout: "account",
    title: "returnRequest",
    load: () => import("./pages/purchases/ReturnPage").then((m) => m.ReturnPage),
  },
  {
    path: "/casa/ventas",
    page: "sale-settings",
    guard: "token",
    layout: "account",
    title: "saleSettings",
    load: () => import("./pages/sale-settings/SaleSettingsPage").then((m) => m.SaleSettingsPage),
  },
  {
    path: "/casa/registros",
    page: "tax-records",
    guard: "token",
    layout: "account",
    title: "taxRecords",
    load: () => import("./pages/tax-records/TaxRecordsPage").then((m) => m.TaxRecordsPage),
  },
  {
    path: "/casa/dinero",
    page: "house-money",
    guard: "token",
    layout: "account",
    title: "houseMoney",
    load: () => import("./pages/house-money/HouseMoneyPage").then((m) => m.HouseMoneyPage),
  },
];

const newsletterLink = () =>
  import("./pages/newsletter/NewsletterLinkPage").then((m) => m.NewsletterLinkPage);

/** Addresses beside the eighty of the table above, where links of letters lead. */
export const letterRoutes: readonly SiteRoute[] = [
  {
    path: "/boletin/confirmar/:token",
    page: "newsletter-confirm",
    guard: "none",
    title: "newsletterConfirm",
    load: newsletterLink,
  },
  {
    path: "/boletin/baja/:token",
    page: "newsletter-end",
    guard: "none",
    title: "newsletterEnd",
    load: newsletterLink,
  },
  {
    path: "/avisos/baja/:token",
    page: "notice-end",
    guard: "none",
    title: "noticeEnd",
    load: () => import("./pages/notice-end/NoticeEndPage").then((m) => m.NoticeEndPage),
  },
];

/** Pages for whoever wants to try: before a first bid, and before a widget stands on a page of one's own. */
export const tryRoutes: readonly SiteRoute[] = [
  {
    path: "/practica",
    page: "practice",
    guard: "none",
    title: "practice",
    ownDocument: true,
    load: () => import("./pages/practice/PracticePage").then((m) => m.PracticePage),
  },
  {
    path: "/galeria",
    page: "gallery",
    guard: "none",
    title: "gallery",
    load: () => import("./pages/gallery/GalleryPage").then((m) => m.GalleryPage),
  },
];

/** What people type, and where it leads them. */
export const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
  "/account": PATHS.profile,
  "/cuenta": PATHS.profile,
  "/notices": PATHS.notifications,
  "/notifications": PATHS.notifications,
  "/avisos": PATHS.notifications,
};

/** Name that pages in preparation carry instead of their own. */
export const PREPARATION_PAGE = "en-preparacion";
