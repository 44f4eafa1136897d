import type { SiteRoute } from "./site-route";

function text(path: string, page: string, title: string, promise: string): SiteRoute {
  return { path, page, guard: "none", title, promise };
}

const ABOUT = "Aquí contaremos quiénes somos y cómo trabajamos.";
const TERMS = "Aquí estarán las condiciones de uso del sitio y de las subastas.";
const PRIVACY = "Aquí explicaremos qué datos tratamos, para qué y durante cuánto tiempo.";

export const staticRoutes: readonly SiteRoute[] = [
  text("/about", "about", "Quiénes somos", ABOUT),
  text("/quienes-somos", "about", "Quiénes somos", ABOUT),
  text(
    "/services",
    "services",
    "Servicios",
    "Aquí estarán los servicios para compradores y vendedores profesionales.",
  ),
  text("/help", "help", "Ayuda", "Aquí estará la ayuda paso a paso para comprar y vender."),
  text(
    "/guidelines",
    "guidelines",
    "Guía de la subasta",
    "Aquí estarán las reglas de la puja, explicadas con ejemplos.",
  ),
  text("/privacy_policy", "privacy", "Política de privacidad", PRIVACY),
  text("/terms_of_use", "terms", "Condiciones de uso", TERMS),
  text("/terms-and-conditions", "terms", "Términos y condiciones", TERMS),
  text(
    "/preguntas-frequentes",
    "faq",
    "Preguntas frecuentes",
    "Aquí responderemos a las dudas más habituales sobre pujas, pagos y recogidas.",
  ),
  text(
    "/menciones-legales",
    "legal-mentions",
    "Menciones legales",
    "Aquí estarán los datos de la sociedad responsable del sitio.",
  ),
  text(
    "/vender-vehiculo",
    "sell-vehicle",
    "Vender un vehículo",
    "Aquí podrá poner a la venta su vehículo o su flota.",
  ),
  text(
    "/activar-alerta",
    "activate-alert",
    "Activar una alerta",
    "Aquí podrá pedir que le avisemos cuando llegue el vehículo que busca.",
  ),
  text(
    "/subastar-vehiculo",
    "auction-vehicle",
    "Subastar un vehículo",
    "Aquí podrá preparar su vehículo para la próxima subasta.",
  ),
  text(
    "/condiciones-generales-especiales-contratacion",
    "contract-terms",
    "Condiciones de contratación",
    "Aquí estarán las condiciones generales y especiales de contratación.",
  ),
  text(
    "/politica-cookies",
    "cookies",
    "Política de cookies",
    "Aquí explicaremos qué guarda este sitio en su navegador.",
  ),
  text(
    "/aviso-legal",
    "legal-notice",
    "Aviso legal",
    "Aquí estarán el titular del sitio y las normas que lo rigen.",
  ),
  text("/politica-proteccion-datos", "data-protection", "Protección de datos", PRIVACY),
  text("/politica-privacidad", "privacy", "Política de privacidad", PRIVACY),
];
