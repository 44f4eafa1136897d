import type { StaticPageText } from "./static-page-text";
import { about } from "./texts/about";
import { activateAlert } from "./texts/activate-alert";
import { auctionVehicle } from "./texts/auction-vehicle";
import { contractTerms } from "./texts/contract-terms";
import { cookies } from "./texts/cookies";
import { dataProtection } from "./texts/data-protection";
import { faq } from "./texts/faq";
import { guidelines } from "./texts/guidelines";
import { help } from "./texts/help";
import { legalMentions } from "./texts/legal-mentions";
import { legalNotice } from "./texts/legal-notice";
import { privacy } from "./texts/privacy";
import { sellVehicle } from "./texts/sell-vehicle";
import { services } from "./texts/services";
import { terms } from "./texts/terms";

/** A page that comes with the site. */
export interface BuiltInPage extends StaticPageText {
  /** Given out once and for good: other systems may know it. */
  id: number;
  slug: string;
  /** Names of the same page in other addresses. */
  aliases: readonly string[];
  /** Legal texts have to be looked through by a lawyer. */
  isTemplate: boolean;
}

function page(
  id: number,
  slug: string,
  text: StaticPageText,
  aliases: readonly string[] = [],
): BuiltInPage {
  return { id, slug, aliases, isTemplate: false, ...text };
}

function legal(...args: Parameters<typeof page>): BuiltInPage {
  return { ...page(...args), isTemplate: true };
}

/** What the site comes with, in the order of the addresses. */
export const STATIC_PAGES: readonly BuiltInPage[] = [
  page(1, "quienes-somos", about, ["about"]),
  page(2, "services", services),
  page(3, "help", help),
  page(4, "guidelines", guidelines),
  legal(5, "politica-privacidad", privacy, ["privacy_policy"]),
  legal(6, "terms-and-conditions", terms, ["terms_of_use"]),
  page(7, "preguntas-frequentes", faq),
  legal(8, "menciones-legales", legalMentions),
  page(9, "vender-vehiculo", sellVehicle),
  page(10, "activar-alerta", activateAlert),
  page(11, "subastar-vehiculo", auctionVehicle),
  legal(12, "condiciones-generales-especiales-contratacion", contractTerms),
  legal(13, "politica-cookies", cookies),
  legal(14, "aviso-legal", legalNotice),
  legal(15, "politica-proteccion-datos", dataProtection),
];

/** The page of a name or an address, whatever its case. */
export function builtInPage(name: string): BuiltInPage | undefined {
  const wanted = name.toLowerCase().replace(/^\/+|\/+$/g, "");
  return STATIC_PAGES.find(({ slug, aliases }) => slug === wanted || aliases.includes(wanted));
}
