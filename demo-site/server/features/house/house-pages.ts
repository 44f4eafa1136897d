import { TEXT_LANGUAGES, type TextLanguage } from "martillo/contract";
import { rulesOf } from "../../platform/languages";
import type { StaticPageText } from "./static-page-text";

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

/** Texts by their files: `./texts/about.ts` is in Spanish, `./texts/about.en.ts` in English. */
const FILES = import.meta.glob<StaticPageText>("./texts/*.ts", { eager: true, import: "text" });

function textIn(file: string, language: TextLanguage): StaticPageText {
  const path = `./texts/${file}${language === "es" ? "" : `.${language}`}.ts`;
  const text = FILES[path];
  if (!text) throw new Error(`martillo: there is no text ${path}`);
  return text;
}

/** A translation of a legal text says first that the Spanish one is binding. */
function legalTextIn(file: string, language: TextLanguage): StaticPageText {
  const text = textIn(file, language);
  const { spanishBinds } = rulesOf(language);
  if (spanishBinds === null) return text;
  return { ...text, html: `\n<p><strong>${spanishBinds}</strong></p>${text.html}` };
}

/** How a page is listed: its id, its address, its file of text, other names of it. */
type Listed = [id: number, slug: string, file: string, aliases?: readonly string[]];

function built([id, slug, file, aliases = []]: Listed, isTemplate: boolean): BuiltInPage {
  const read = isTemplate ? legalTextIn : textIn;
  const texts = Object.fromEntries(
    TEXT_LANGUAGES.map((language) => [language, read(file, language)]),
  ) as BuiltInPage["texts"];
  return { id, slug, aliases, isTemplate, texts };
}

const page = (...listed: Listed) => built(listed, false);
const legal = (...listed: Listed) => built(listed, true);

/** What the site comes with, in the order of the addresses. */
export const STATIC_PAGES: readonly BuiltInPage[] = [
  page(1, "quienes-somos", "about", ["about"]),
  page(2, "services", "services"),
  page(3, "help", "help"),
  page(4, "guidelines", "guidelines"),
  legal(5, "politica-privacidad", "privacy", ["privacy_policy"]),
  legal(6, "terms-and-conditions", "terms", ["terms_of_use"]),
  page(7, "preguntas-frequentes", "faq"),
  legal(8, "menciones-legales", "legal-mentions"),
  page(9, "vender-vehiculo", "sell-vehicle"),
  page(10, "activar-alerta", "activate-alert"),
  page(11, "subastar-vehiculo", "auction-vehicle"),
  legal(12, "condiciones-generales-especiales-contratacion", "contract-terms"),
  legal(13, "politica-cookies", "cookies"),
  legal(14, "aviso-legal", "legal-notice"),
  legal(15, "politica-proteccion-datos", "data-protection"),
];

/** The page of a name or an address, in upper or lower case. */
export function builtInPage(name: string): BuiltInPage | undefined {
  const wanted = name.toLowerCase().replace(/^\/+|(?<!\/)\/+$/g, "");
  return STATIC_PAGES.find(({ slug, aliases }) => slug === wanted || aliases.includes(wanted));
}
