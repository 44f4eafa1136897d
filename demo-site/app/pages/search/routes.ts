import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

const search = () => import("./SearchPage").then((m) => m.SearchPage);

export const routes: readonly SiteRoute[] = [
  {
    path: "/search/{type}",
    page: "search",
    guard: "none",

    title: "search",
    isLikelyNext: true,
    load: search,
  },
  {
    path: PATHS.searchSales,
    page: "search",
    guard: "none",

    title: "sales",

    load: search,
  },
  {
    path: "/buscar/{type}",
    page: "search",
    guard: "none",

    title: "search",

    load: search,
  },
  {
    path: "/buscar/{product}",
    page: "search",
    guard: "none",

    title: "search",

    load: search,
  },
];
