/** What the house's own texts, its letters and reports are written in. */
export const TEXT_LANGUAGES = ["es", "en"] as const;

/** The set whose readers read texts in a language; Spanish has several. */
const SETS = { en: "for_english" } as const;

/** Which texts of the house a page in a language reads: `for_english` for `en-GB`; undefined for the Spanish ones. */
export function textSetOf(locale: string): (typeof SETS)[keyof typeof SETS] | undefined {
  const [language = ""] = locale.split("-");
  return Object.hasOwn(SETS, language) ? SETS[language as keyof typeof SETS] : undefined;
}
