import type { TextLanguage } from "martillo/contract";
import type { StaticPageText } from "./static-page-text";
import { about } from "./texts/about";
import { aboutEnglish } from "./texts/about.en";
import { activateAlert } from "./texts/activate-alert";
import { activateAlertEnglish } from "./texts/activate-alert.en";
import { auctionVehicle } from "./texts/auction-vehicle";
import { auctionVehicleEnglish } from "./texts/auction-vehicle.en";
import { contractTerms } from "./texts/contract-terms";
import { contractTermsEnglish } from "./texts/contract-terms.en";
import { cookies } from "./texts/cookies";
import { cookiesEnglish } from "./texts/cookies.en";
import { dataProtection } from "./texts/data-protection";
import { dataProtectionEnglish } from "./texts/data-protection.en";
import { faq } from "./texts/faq";
import { faqEnglish } from "./texts/faq.en";
import { guidelines } from "./texts/guidelines";
import { guidelinesEnglish } from "./texts/guidelines.en";
import { help } from "./texts/help";
import { helpEnglish } from "./texts/help.en";
import { legalMentions } from "./texts/legal-mentions";
import { legalMentionsEnglish } from "./texts/legal-mentions.en";
import { legalNotice } from "./texts/legal-notice";
import { legalNoticeEnglish } from "./texts/legal-notice.en";
import { privacy } from "./texts/privacy";
import { privacyEnglish } from "./texts/privacy.en";
import { sellVehicle } from "./texts/sell-vehicle";
import { sellVehicleEnglish } from "./texts/sell-vehicle.en";
import { services } from "./texts/services";
import { servicesEnglish } from "./texts/services.en";
import { terms } from "./texts/terms";
import { termsEnglish } from "./texts/terms.en";

/** A page that comes with the site. */
export interface BuiltInPage {
  /** Given out once and for good: other systems may know it. */
  id: number;
  slug: string;
  /** Names of the same page in other addresses. */
  aliases: readonly string[];
  /** Legal texts have to be looked through by a lawyer. */
  isTemplate: boolean;
  texts: Readonly<Record<TextLanguage, StaticPageText>>;
}

function page(
  id: number,
  slug: string,
  es: StaticPageText,
  en: StaticPageText,
  aliases: readonly string[] = [],
): BuiltInPage {
  return { id, slug, aliases, isTemplate: false, texts: { es, en } };
}

/** First line of each legal text in English. */
const SPANISH_BINDS =
  "<p><strong>This is a translation. The Spanish text is the binding one.</strong></p>";

function legal(...args: Parameters<typeof page>): BuiltInPage {
  const built = page(...args);
  const { es, en } = built.texts;
  const translation = { ...en, html: `\n${SPANISH_BINDS}${en.html}` };
  return { ...built, isTemplate: true, texts: { es, en: translation } };
}

/** What the site comes with, in the order of the addresses. */
export const STATIC_PAGES: readonly BuiltInPage[] = [
  page(1, "quienes-somos", about, aboutEnglish, ["about"]),
  page(2, "services", services, servicesEnglish),
  page(3, "help", help, helpEnglish),
  page(4, "guidelines", guidelines, guidelinesEnglish),
  legal(5, "politica-privacidad", privacy, privacyEnglish, ["privacy_policy"]),
  legal(6, "terms-and-conditions", terms, termsEnglish, ["terms_of_use"]),
  page(7, "preguntas-frequentes", faq, faqEnglish),
  legal(8, "menciones-legales", legalMentions, legalMentionsEnglish),
  page(9, "vender-vehiculo", sellVehicle, sellVehicleEnglish),
  page(10, "activar-alerta", activateAlert, activateAlertEnglish),
  page(11, "subastar-vehiculo", auctionVehicle, auctionVehicleEnglish),
  legal(12, "condiciones-generales-especiales-contratacion", contractTerms, contractTermsEnglish),
  legal(13, "politica-cookies", cookies, cookiesEnglish),
  legal(14, "aviso-legal", legalNotice, legalNoticeEnglish),
  legal(15, "politica-proteccion-datos", dataProtection, dataProtectionEnglish),
];

/** The page of a name or an address, whatever its case. */
export function builtInPage(name: string): BuiltInPage | undefined {
  const wanted = name.toLowerCase().replace(/^\/+|(?<!\/)\/+$/g, "");
  return STATIC_PAGES.find(({ slug, aliases }) => slug === wanted || aliases.includes(wanted));
}
