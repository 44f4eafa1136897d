import type { NavLink } from "../../shell/navigation";

const LEGAL: readonly NavLink[] = [
  { to: "/aviso-legal", label: "legalNotice" },
  { to: "/terms-and-conditions", label: "terms" },
  {
    to: "/condiciones-generales-especiales-contratacion",
    label: "contractTerms",
  },
  { to: "/politica-privacidad", label: "privacy" },
  { to: "/politica-proteccion-datos", label: "dataProtection" },
  { to: "/politica-cookies", label: "cookies" },
  { to: "/menciones-legales", label: "legalMentions" },
];

const SELLING: readonly NavLink[] = [
  { to: "/vender-vehiculo", label: "sellVehicle" },
  { to: "/subastar-vehiculo", label: "auctionVehicle" },
  { to: "/contrataciones", label: "plans" },
  { to: "/services", label: "services" },
];

const HELP: readonly NavLink[] = [
  { to: "/quienes-somos", label: "about" },
  { to: "/help", label: "help" },
  { to: "/guidelines", label: "guidelines" },
  { to: "/preguntas-frequentes", label: "faq" },
  { to: "/activar-alerta", label: "alert" },
  { to: "/contactarnos", label: "contact" },
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
    { to: "/post_project/create_lot/add", label: "publishVehicle" },
    { to: "/contrataciones", label: "seePlans" },
  ],
  "auction-vehicle": [
    { to: "/post_project/create_lot/add", label: "prepareLot" },
    { to: "/contrataciones", label: "seePlans" },
  ],
  "activate-alert": [
    { to: "/search/auctions", label: "inAuctions" },
    { to: "/buscar/ventas", label: "inSales" },
  ],
  services: [{ to: "/search/auctions", label: "seeAuctions" }],
  guidelines: [{ to: "/search/auctions", label: "seeOpenAuctions" }],
  help: [{ to: "/contactarnos", label: "writeUs" }],
  faq: [{ to: "/contactarnos", label: "askMore" }],
};

/** What a reader of a text may want to do next, the likeliest first. */
export function nextSteps(page: string): readonly NavLink[] {
  return STEPS[page] ?? [];
}
