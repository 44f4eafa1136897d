import type { SiteRoute } from "./site-route";

/** A page whose whole content is one of the house's own texts. */
function text(path: string, page: string, title: string): SiteRoute {
  return {
    path,
    page,
    guard: "none",
    title,
    load: () => import("../pages/text/TextPage").then((m) => m.TextPage),
  };
}

export const staticRoutes: readonly SiteRoute[] = [
  text("/about", "about", "Quiénes somos"),
  text("/quienes-somos", "about", "Quiénes somos"),
  text("/services", "services", "Servicios"),
  text("/help", "help", "Ayuda"),
  text("/guidelines", "guidelines", "Guía de la subasta"),
  text("/privacy_policy", "privacy", "Política de privacidad"),
  text("/terms_of_use", "terms", "Términos y condiciones"),
  text("/terms-and-conditions", "terms", "Términos y condiciones"),
  text("/preguntas-frequentes", "faq", "Preguntas frecuentes"),
  text("/menciones-legales", "legal-mentions", "Menciones legales"),
  text("/vender-vehiculo", "sell-vehicle", "Vender un vehículo"),
  {
    ...text("/activar-alerta", "activate-alert", "Activar una alerta"),
    load: () =>
      import("../pages/saved-searches/ActivateAlertPage").then((m) => m.ActivateAlertPage),
  },
  text("/subastar-vehiculo", "auction-vehicle", "Subastar un vehículo"),
  text(
    "/condiciones-generales-especiales-contratacion",
    "contract-terms",
    "Condiciones generales y especiales de contratación",
  ),
  text("/politica-cookies", "cookies", "Política de cookies"),
  text("/aviso-legal", "legal-notice", "Aviso legal"),
  text("/politica-proteccion-datos", "data-protection", "Protección de datos"),
  text("/politica-privacidad", "privacy", "Política de privacidad"),
];
