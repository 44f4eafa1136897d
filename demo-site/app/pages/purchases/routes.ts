import { PATHS } from "martillo/contract";
import { PURCHASE_LISTS } from "./purchase-lists";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.purchases,
    page: "purchases",
    guard: "token",
    layout: "account",
    title: "purchases",
    params: { list: PURCHASE_LISTS },
    load: () => import("./PurchasesPage").then((m) => m.PurchasesPage),
  },
  {
    path: PATHS.documents,
    page: "documents",
    guard: "token",
    layout: "account",
    title: "documents",

    load: () => import("./PapersPage").then((m) => m.PapersPage),
  },
  {
    path: PATHS.appointment,
    page: "appointment",
    guard: "none",
    layout: "account",
    title: "appointment",

    load: () => import("./AppointmentPage").then((m) => m.AppointmentPage),
  },
  {
    path: PATHS.returnRequest,
    page: "return",
    guard: "none",
    layout: "account",
    title: "returnRequest",
    isOurs: true,
    load: () => import("./ReturnPage").then((m) => m.ReturnPage),
  },
];
