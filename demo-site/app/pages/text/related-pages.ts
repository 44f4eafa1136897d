import { PATHS } from "martillo/contract";
import type { NavLink } from "../../shell/navigation";

const LEGAL: readonly NavLink[] = [
  { to: PATHS.legalNotice, label: "legalNotice" },
  { to: PATHS.terms, label: "terms" },
  {
    to: PATHS.contractTerms,
    label: "contractTerms",
  },
  { to: PATHS.privacy, label: "privacy" },
  { to: PATHS.dataProtection, label: "dataProtection" },
  { to: PATHS.cookies, label: "cookies" },
  { to: PATHS.legalMentions, label: "legalMentions" },
];

const SELLING: readonly NavLink[] = [
  { to: PATHS.sellVehicle, label: "sellVehicle" },
  { to: PATHS.auctionVehicle, label: "auctionVehicle" },
  { to: PATHS.subscriptions, label: "plans" },
  { to: PATHS.services, label: "services" },
];

const HELP: readonly NavLink[] = [
  { to: PATHS.about, label: "about" },
  { to: PATHS.help, label: "help" },
  { to: PATHS.guidelines, label: "guidelines" },
  { to: PATHS.faq, label: "faq" },
  { to: PATHS.activateAlert, label: "alert" },
  { to: PATHS.contact, label: "contact" },
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

/** Texts that a reader of this one may be looking for. */
export function relatedPages(page: string): readonly NavLink[] {
  if (LEGAL_PAGES.has(page)) return LEGAL;
  return page === "sell-vehicle" || page === "auction-vehicle" || page === "services"
    ? SELLING
    : HELP;
}

const STEPS: Readonly<Record<string, readonly NavLink[]>> = {
  "sell-vehicle": [
    { to: PATHS.newLot, label: "publishVehicle" },
    { to: PATHS.subscriptions, label: "seePlans" },
  ],
  "auction-vehicle": [
    { to: PATHS.newLot, label: "prepareLot" },
    { to: PATHS.subscriptions, label: "seePlans" },
  ],
  "activate-alert": [
    { to: PATHS.searchAuctions, label: "inAuctions" },
    { to: PATHS.searchSales, label: "inSales" },
  ],
  services: [{ to: PATHS.searchAuctions, label: "seeAuctions" }],
  guidelines: [{ to: PATHS.searchAuctions, label: "seeOpenAuctions" }],
  help: [{ to: PATHS.contact, label: "writeUs" }],
  faq: [{ to: PATHS.contact, label: "askMore" }],
};

/** What a reader of a text may want to do next, the likeliest first. */
export function nextSteps(page: string): readonly NavLink[] {
  return STEPS[page] ?? [];
}
