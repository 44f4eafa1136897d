import { PATHS } from "martillo/contract";
import type { SiteRoute } from "./site-route";

/** Seller addresses without a guard: the page opens for everyone, its data only for those signed in. */
export const sellerRoutes: readonly SiteRoute[] = [
  {
    path: PATHS.auctionTemplates,
    page: "seller-templates",
    guard: "none",
    layout: "account",
    title: "sellerTemplates",
    load: () => import("../pages/selling/SellingPage").then((m) => m.AuctionTemplatesPage),
  },
  {
    path: PATHS.lotTemplates,
    page: "seller-lot-templates",
    guard: "none",
    layout: "account",
    title: "lotTemplates",
    load: () => import("../pages/selling/SellingPage").then((m) => m.LotTemplatesPage),
  },
  {
    path: PATHS.organization,
    page: "seller-organization",
    guard: "none",
    layout: "account",
    title: "organization",
    load: () => import("../pages/organization/OrganizationPage").then((m) => m.OrganizationPage),
  },
  {
    path: PATHS.reports,
    page: "seller-reports",
    guard: "none",
    layout: "account",
    title: "reports",
    load: () => import("../pages/reports/ReportsPage").then((m) => m.ReportsPage),
  },
  {
    path: "/seller/payments/mysubcriptionlist",
    page: "subscription-history",
    guard: "none",
    layout: "account",
    title: "subscriptionHistory",
    load: () =>
      import("../pages/subscription/SubscriptionPage").then((m) => m.SubscriptionHistoryPage),
  },
  {
    path: "/payments/subscription",
    page: "subscription",
    guard: "none",
    layout: "account",
    title: "subscription",
    load: () => import("../pages/subscription/SubscriptionPage").then((m) => m.SubscriptionPage),
  },
  {
    path: "/post_project/auction_detail/:action",
    page: "edit-auction",
    guard: "none",
    layout: "account",
    title: "editAuction",
    load: () => import("../pages/edit-auction/EditAuctionPage").then((m) => m.EditAuctionPage),
  },
  {
    path: "/post_project/create_lot/:action",
    page: "edit-lot",
    guard: "none",
    layout: "account",
    title: "editLot",
    load: () => import("../pages/edit-lot/EditLotPage").then((m) => m.EditLotPage),
  },
  {
    path: "/appointment/schedule/:id",
    page: "appointment",
    guard: "none",
    layout: "account",
    title: "appointment",
    load: () => import("../pages/purchases/AppointmentPage").then((m) => m.AppointmentPage),
  },
];
