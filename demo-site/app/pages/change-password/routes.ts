import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.changePassword,
    page: "change-password",
    guard: "token",
    layout: "account",
    title: "changePassword",

    load: () => import("./ChangePasswordPage").then((m) => m.ChangePasswordPage),
  },
];
