import type { LanguageSet } from "../../src/contract";

/** A language that visitors may choose. */
export interface Language {
  code: LanguageSet;
  /** As its speakers call it. */
  name: string;
  /** BCP 47 tag of a page in it. */
  locale: string;
}

/** What a page shows where nobody has chosen and nobody can tell where the visitor is. */
export const HOUSE_LANGUAGE: Language = {
  code: "for_spanish",
  name: "Español (España)",
  locale: "es-ES",
};

/** In the order in which visitors are offered them. */
export const LANGUAGES: readonly Language[] = [
  HOUSE_LANGUAGE,
  { code: "for_argentina", name: "Español (Argentina)", locale: "es-AR" },
  { code: "for_uruguay", name: "Español (Uruguay)", locale: "es-UY" },
  { code: "for_english", name: "English", locale: "en" },
];

/** The language of a code, undefined for what is none. */
export function languageOf(code: unknown): Language | undefined {
  return LANGUAGES.find((language) => language.code === code);
}
