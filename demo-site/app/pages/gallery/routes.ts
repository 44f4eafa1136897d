import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.gallery,
    page: "gallery",
    guard: "none",

    title: "gallery",
    isOurs: true,
    load: () => import("./GalleryPage").then((m) => m.GalleryPage),
  },
];
