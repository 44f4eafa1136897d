import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

/** Buyers and sellers have an address each; the accounts are those of the person at both. */
const banks = () => import("./BankDetailsPage").then((m) => m.BankDetailsPage);

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.bankDetails,
    page: "bank-details",
    guard: "token",
    layout: "account",
    title: "bankDetails",

    load: banks,
  },
  {
    path: PATHS.sellerBanks,
    page: "bank-details",
    guard: "token",
    layout: "account",
    title: "bankDetails",

    load: banks,
  },
];
