/** A language that visitors may choose: a set of phrases. */
interface LanguageOfHouse {
  /** Name of the set. */
  code: string;
  /** As its speakers call it. */
  name: string;
  /** BCP 47 tag of a page in it. */
  locale: string;
}

/**
 * Sets of phrases, in the order in which visitors are offered them: Spain's, what Argentina and Uruguay say instead, and English. How letters
 * are written for each stands in the server's `platform/languages`.
 */
export const LANGUAGES = [
  { code: "for_spanish", name: "Español (España)", locale: "es-ES" },
  { code: "for_argentina", name: "Español (Argentina)", locale: "es-AR" },
  { code: "for_uruguay", name: "Español (Uruguay)", locale: "es-UY" },
  { code: "for_english", name: "English", locale: "en" },
] as const satisfies readonly LanguageOfHouse[];

/** The names of the sets. */
export const LANGUAGE_SETS = LANGUAGES.map(({ code }) => code);
