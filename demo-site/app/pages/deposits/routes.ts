import { PATHS } from "martillo/contract";
import { DEPOSIT_LISTS } from "./deposit-lists";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.depositInvoice,
    page: "deposit-invoice",
    guard: "token",
    layout: "account",
    title: "depositInvoice",

    load: () => import("./DepositInvoicePage").then((m) => m.DepositInvoicePage),
  },
  {
    path: PATHS.deposits,
    page: "deposits",
    guard: "token",
    layout: "account",
    title: "deposits",
    params: { list: DEPOSIT_LISTS },
    load: () => import("./DepositsPage").then((m) => m.DepositsPage),
  },
];
