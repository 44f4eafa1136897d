import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.ownWeb,
    page: "own-web",
    guard: "none",
    layout: "account",
    title: "ownWeb",
    // A person who builds the page of a seller may read it without an account.
    isForGuests: true,
    isOurs: true,
    load: () => import("./OwnWebPage").then((m) => m.OwnWebPage),
  },
];
