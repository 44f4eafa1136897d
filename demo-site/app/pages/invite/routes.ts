import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.invite,
    page: "invite",
    guard: "none",

    title: "invite",

    load: () => import("./InvitePage").then((m) => m.InvitePage),
  },
];
