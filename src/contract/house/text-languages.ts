/** What the house's own texts, its letters and reports are written in, each with the set of its usual readers. */
const SETS = { es: "for_spanish", en: "for_english" } as const;

/** The languages of `SETS`. */
export const TEXT_LANGUAGES = Object.keys(SETS) as (keyof typeof SETS)[];

/** Which texts of the house a page in a language reads: `for_english` for `en-GB`; undefined where the house writes none in it. */
export function textSetOf(locale: string): (typeof SETS)[keyof typeof SETS] | undefined {
  const [language = ""] = locale.split("-");
  return Object.hasOwn(SETS, language) ? SETS[language as keyof typeof SETS] : undefined;
}
