import type { RouteText, SiteRoute } from "./site-route";

/** A page whose whole content is one of the house's own texts. */
function text(path: string, page: string, title: RouteText): SiteRoute {
  return {
    path,
    page,
    guard: "none",
    title,
    load: () => import("../pages/text/TextPage").then((m) => m.TextPage),
  };
}

export const staticRoutes: readonly SiteRoute[] = [
  text("/about", "about", "about"),
  text("/quienes-somos", "about", "about"),
  text("/services", "services", "services"),
  text("/help", "help", "help"),
  text("/guidelines", "guidelines", "guidelines"),
  text("/privacy_policy", "privacy", "privacy"),
  text("/terms_of_use", "terms", "terms"),
  text("/terms-and-conditions", "terms", "terms"),
  text("/preguntas-frequentes", "faq", "faq"),
  text("/menciones-legales", "legal-mentions", "legalMentions"),
  text("/vender-vehiculo", "sell-vehicle", "sellVehicle"),
  {
    ...text("/activar-alerta", "activate-alert", "activateAlert"),
    load: () =>
      import("../pages/saved-searches/ActivateAlertPage").then((m) => m.ActivateAlertPage),
  },
  text("/subastar-vehiculo", "auction-vehicle", "auctionVehicle"),
  text("/condiciones-generales-especiales-contratacion", "contract-terms", "contractTerms"),
  text("/politica-cookies", "cookies", "cookies"),
  text("/aviso-legal", "legal-notice", "legalNotice"),
  text("/politica-proteccion-datos", "data-protection", "dataProtection"),
  text("/politica-privacidad", "privacy", "privacy"),
];
