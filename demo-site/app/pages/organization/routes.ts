import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.organization,
    page: "seller-organization",
    guard: "none",
    layout: "account",
    title: "organization",

    load: () => import("./OrganizationPage").then((m) => m.OrganizationPage),
  },
];
