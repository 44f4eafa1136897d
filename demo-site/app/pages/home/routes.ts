import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

const home = () => import("./HomePage").then((m) => m.HomePage);

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.home,
    page: "home",
    guard: "none",

    title: "home",

    load: home,
  },
  {
    path: PATHS.login,
    page: "home",
    guard: "none",

    title: "login",

    load: home,
  },
];
