import type { SiteRoute } from "./site-route";

const home = () => import("../pages/home/HomePage").then((m) => m.HomePage);
const search = () => import("../pages/search/SearchPage").then((m) => m.SearchPage);
const plans = () => import("../pages/plans/PlansPage").then((m) => m.PlansPage);
const contact = () => import("../pages/contact/ContactPage").then((m) => m.ContactPage);
const lot = () => import("../pages/lot/LotPage").then((m) => m.LotPage);

/** Where most visits go next. */
export const LIKELY_PAGES = [search, lot];

export const publicRoutes: readonly SiteRoute[] = [
  {
    path: "/",
    page: "home",
    guard: "none",
    title: "home",
    load: home,
  },
  { path: "/login", page: "home", guard: "none", title: "login", load: home },
  {
    path: "/forgot_password",
    page: "forgot-password",
    guard: "none",
    title: "forgotPassword",
    load: () => import("../pages/access/ForgotPasswordPage").then((m) => m.ForgotPasswordPage),
  },
  {
    path: "/reset_password/:token",
    page: "reset-password",
    guard: "none",
    title: "resetPassword",
    load: () => import("../pages/access/ResetPasswordPage").then((m) => m.ResetPasswordPage),
  },
  {
    path: "/verify_email/:token",
    page: "verify-email",
    guard: "none",
    title: "verifyEmail",
    load: () => import("../pages/access/VerifyEmailPage").then((m) => m.VerifyEmailPage),
  },
  {
    path: "/switch",
    page: "switch",
    guard: "none",
    title: "switch",
    load: () => import("../pages/access/SwitchPage").then((m) => m.SwitchPage),
  },
  {
    path: "/maintanence",
    page: "maintenance",
    guard: "none",
    title: "maintenance",
    load: () => import("../pages/maintenance/MaintenancePage").then((m) => m.MaintenancePage),
  },
  { path: "/search/:type", page: "search", guard: "none", title: "search", load: search },
  {
    path: "/buscar/ventas",
    page: "search",
    guard: "none",
    title: "sales",
    load: search,
  },
  { path: "/buscar/:type", page: "search", guard: "none", title: "search", load: search },
  {
    path: "/buscar/:product",
    page: "search",
    guard: "none",
    title: "search",
    load: search,
  },
  {
    path: "/liveAuction/:aid",
    page: "live-auction",
    guard: "none",
    title: "liveAuction",
    promise: "liveAuctionPromise",
  },
  { path: "/productView/:pid", page: "lot", guard: "none", title: "lot", load: lot },
  { path: "/venta/:pid", page: "lot", guard: "none", title: "saleLot", load: lot },
  { path: "/subasta/:pid", page: "lot", guard: "none", title: "auctionLot", load: lot },
  {
    path: "/auction",
    page: "auction",
    guard: "none",
    title: "calendar",
    load: () => import("../pages/calendar/CalendarPage").then((m) => m.CalendarPage),
  },
  {
    path: "/invite",
    page: "invite",
    guard: "none",
    title: "invite",
    load: () => import("../pages/invite/InvitePage").then((m) => m.InvitePage),
  },
  {
    path: "/contactarnos",
    page: "contact",
    guard: "none",
    title: "contact",
    load: contact,
  },
  {
    path: "/contact-us",
    page: "contact",
    guard: "none",
    title: "contact",
    load: contact,
  },
  {
    path: "/saved_search",
    page: "saved-searches",
    guard: "none",
    layout: "account",
    title: "savedSearches",
    load: () =>
      import("../pages/saved-searches/SavedSearchesPage").then((m) => m.SavedSearchesPage),
  },
  {
    path: "/myoffers",
    page: "my-offers",
    guard: "none",
    layout: "account",
    title: "myOffers",
    load: () => import("../pages/offers/OffersPages").then((m) => m.MyOffersPage),
  },
  {
    path: "/alloffers",
    page: "all-offers",
    guard: "none",
    layout: "account",
    title: "allOffers",
    load: () => import("../pages/offers/OffersPages").then((m) => m.AllOffersPage),
  },
  {
    path: "/payments/viewplans",
    page: "plans",
    guard: "none",
    title: "plans",
    load: plans,
  },
  {
    path: "/contrataciones",
    page: "plans",
    guard: "none",
    title: "subscriptions",
    load: plans,
  },
];
