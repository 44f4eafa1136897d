import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.messages,
    page: "messages",
    guard: "token",
    layout: "account",
    title: "messages",
    load: () => import("./MessagesPage").then((m) => m.MessagesPage),
  },
];
