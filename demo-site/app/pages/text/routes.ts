import { PATHS } from "martillo/contract";
import type { RouteText, SiteRoute } from "../../routing/site-route";

/** A page whose whole content is one of the house's own texts. */
function text(path: string, page: string, title: RouteText): SiteRoute {
  return {
    path,
    page,
    guard: "none",
    title,
    load: () => import("./TextPage").then((m) => m.TextPage),
  };
}

export const routes: readonly SiteRoute[] = [
  text("/about", "about", "about"),
  text(PATHS.about, "about", "about"),
  text(PATHS.services, "services", "services"),
  text(PATHS.help, "help", "help"),
  text(PATHS.guidelines, "guidelines", "guidelines"),
  text("/privacy_policy", "privacy", "privacy"),
  text("/terms_of_use", "terms", "terms"),
  text(PATHS.terms, "terms", "terms"),
  text(PATHS.faq, "faq", "faq"),
  text(PATHS.legalMentions, "legal-mentions", "legalMentions"),
  text(PATHS.sellVehicle, "sell-vehicle", "sellVehicle"),
  text(PATHS.auctionVehicle, "auction-vehicle", "auctionVehicle"),
  text(PATHS.contractTerms, "contract-terms", "contractTerms"),
  text(PATHS.cookies, "cookies", "cookies"),
  text(PATHS.legalNotice, "legal-notice", "legalNotice"),
  text(PATHS.dataProtection, "data-protection", "dataProtection"),
  text(PATHS.privacy, "privacy", "privacy"),
];
