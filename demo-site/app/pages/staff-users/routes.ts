import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.staffUsers,
    page: "staff-users",
    guard: "staff",
    layout: "staff",
    title: "staffUsers",
    isOurs: true,
    load: () => import("./UsersPage").then((m) => m.UsersPage),
  },
  {
    path: PATHS.staffUser,
    page: "staff-user",
    guard: "staff",
    layout: "staff",
    title: "staffUser",
    isOurs: true,
    load: () => import("./UserPage").then((m) => m.UserPage),
  },
];
