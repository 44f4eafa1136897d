import { PATHS } from "martillo/contract";
import type { SiteRoute } from "../../routing/site-route";

const contact = () => import("./ContactPage").then((m) => m.ContactPage);

export const routes: readonly SiteRoute[] = [
  {
    path: PATHS.contact,
    page: "contact",
    guard: "none",

    title: "contact",

    load: contact,
  },
  {
    path: "/contact-us",
    page: "contact",
    guard: "none",

    title: "contact",

    load: contact,
  },
];
