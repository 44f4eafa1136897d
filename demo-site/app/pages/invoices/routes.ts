import { PATHS } from "martillo/contract";
import { INVOICE_LISTS } from "./invoice-lists";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.soldInvoices,
    page: "seller-invoices",
    guard: "token",
    layout: "account",
    title: "sellerInvoices",
    params: { list: INVOICE_LISTS },
    load: () => import("./InvoicesPage").then((m) => m.SoldPage),
  },
  {
    path: PATHS.invoices,
    page: "invoices",
    guard: "token",
    layout: "account",
    title: "invoices",
    params: { list: INVOICE_LISTS },
    load: () => import("./InvoicesPage").then((m) => m.BoughtPage),
  },
  {
    path: PATHS.invoice,
    page: "invoice",
    guard: "token",
    layout: "account",
    title: "invoice",

    load: () => import("./InvoicePage").then((m) => m.InvoicePage),
  },
];
