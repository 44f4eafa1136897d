import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

const profile = () => import("./ProfilePage").then((m) => m.ProfilePage);

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.profile,
    page: "profile",
    guard: "token",
    layout: "account",
    title: "profile",

    load: profile,
  },
  {
    path: PATHS.accountProfile,
    page: "profile",
    guard: "token",
    layout: "account",
    title: "profile",

    load: profile,
  },
];
