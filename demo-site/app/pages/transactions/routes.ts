import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.transactions,
    page: "transactions",
    guard: "token",
    layout: "account",
    title: "transactions",

    load: () => import("./TransactionsPage").then((m) => m.TransactionsPage),
  },
];
