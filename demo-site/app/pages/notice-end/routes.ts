import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.stopNotices,
    page: "notice-end",
    guard: "none",

    title: "noticeEnd",
    isOurs: true,
    load: () => import("./NoticeEndPage").then((m) => m.NoticeEndPage),
  },
];
