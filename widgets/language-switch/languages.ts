import { LANGUAGES, type LanguageSet } from "../../src/contract";

/** A language that visitors may choose. */
export interface Language {
  code: LanguageSet;
  /** As its speakers call it. */
  name: string;
  /** BCP 47 tag of a page in it. */
  locale: string;
}

/** The language of a page where the visitor has chosen none and their country is unknown. */
export const HOUSE_LANGUAGE: Language = LANGUAGES[0];

/** The language of a code, undefined for what is none. */
export function languageOf(code: unknown): Language | undefined {
  return LANGUAGES.find((language) => language.code === code);
}
