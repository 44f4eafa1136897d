import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.forgotPassword,
    page: "forgot-password",
    guard: "none",

    title: "forgotPassword",

    load: () => import("./ForgotPasswordPage").then((m) => m.ForgotPasswordPage),
  },
  {
    path: PATHS.resetPassword,
    page: "reset-password",
    guard: "none",

    title: "resetPassword",

    load: () => import("./ResetPasswordPage").then((m) => m.ResetPasswordPage),
  },
  {
    path: PATHS.verifyEmail,
    page: "verify-email",
    guard: "none",

    title: "verifyEmail",

    load: () => import("./VerifyEmailPage").then((m) => m.VerifyEmailPage),
  },
  {
    path: PATHS.switchAccount,
    page: "switch",
    guard: "none",

    title: "switch",

    load: () => import("./SwitchPage").then((m) => m.SwitchPage),
  },
];
