import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

/** Buyers and sellers have an address each; the cards are those of the person at both. */
const cards = () => import("./SavedCardsPage").then((m) => m.SavedCardsPage);

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.savedCards,
    page: "saved-cards",
    guard: "token",
    layout: "account",
    title: "savedCards",

    load: cards,
  },
  {
    path: PATHS.sellerCards,
    page: "saved-cards",
    guard: "token",
    layout: "account",
    title: "savedCards",

    load: cards,
  },
];
