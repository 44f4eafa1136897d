import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

const link = () => import("./NewsletterLinkPage").then((m) => m.NewsletterLinkPage);

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.confirmNewsletter,
    page: "newsletter-confirm",
    guard: "none",

    title: "newsletterConfirm",
    isOurs: true,
    load: link,
  },
  {
    path: PATHS.stopNewsletter,
    page: "newsletter-end",
    guard: "none",

    title: "newsletterEnd",
    isOurs: true,
    load: link,
  },
];
