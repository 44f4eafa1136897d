import type { NavLink } from "../../shell/navigation";

const LEGAL: readonly NavLink[] = [
  { to: "/aviso-legal", label: "Aviso legal" },
  { to: "/terms-and-conditions", label: "Términos y condiciones" },
  {
    to: "/condiciones-generales-especiales-contratacion",
    label: "Condiciones de contratación",
  },
  { to: "/politica-privacidad", label: "Privacidad" },
  { to: "/politica-proteccion-datos", label: "Protección de datos" },
  { to: "/politica-cookies", label: "Cookies" },
  { to: "/menciones-legales", label: "Menciones legales" },
];

const SELLING: readonly NavLink[] = [
  { to: "/vender-vehiculo", label: "Vender un vehículo" },
  { to: "/subastar-vehiculo", label: "Subastar un vehículo" },
  { to: "/contrataciones", label: "Planes y contrataciones" },
  { to: "/services", label: "Servicios" },
];

const HELP: readonly NavLink[] = [
  { to: "/quienes-somos", label: "Quiénes somos" },
  { to: "/help", label: "Ayuda" },
  { to: "/guidelines", label: "Guía de la subasta" },
  { to: "/preguntas-frequentes", label: "Preguntas frecuentes" },
  { to: "/activar-alerta", label: "Activar una alerta" },
  { to: "/contactarnos", label: "Contacto" },
];

const LEGAL_PAGES = new Set([
  "privacy",
  "terms",
  "legal-mentions",
  "contract-terms",
  "cookies",
  "legal-notice",
  "data-protection",
]);

/** Texts that somebody who reads this one may be looking for. */
export function relatedPages(page: string): readonly NavLink[] {
  if (LEGAL_PAGES.has(page)) return LEGAL;
  return page === "sell-vehicle" || page === "auction-vehicle" || page === "services"
    ? SELLING
    : HELP;
}

const STEPS: Readonly<Record<string, readonly NavLink[]>> = {
  "sell-vehicle": [
    { to: "/post_project/create_lot/add", label: "Publicar un vehículo" },
    { to: "/contrataciones", label: "Ver los planes" },
  ],
  "auction-vehicle": [
    { to: "/post_project/create_lot/add", label: "Preparar un lote" },
    { to: "/contrataciones", label: "Ver los planes" },
  ],
  "activate-alert": [
    { to: "/search/auctions", label: "Buscar en subastas" },
    { to: "/buscar/ventas", label: "Buscar en venta directa" },
  ],
  services: [{ to: "/search/auctions", label: "Ver subastas" }],
  guidelines: [{ to: "/search/auctions", label: "Ver subastas en curso" }],
  help: [{ to: "/contactarnos", label: "Escribirnos" }],
  faq: [{ to: "/contactarnos", label: "Hacer otra pregunta" }],
};

/** What a reader of a text may want to do next, the likeliest first. */
export function nextSteps(page: string): readonly NavLink[] {
  return STEPS[page] ?? [];
}
