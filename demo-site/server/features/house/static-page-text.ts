import type { LanguageSet, TextLanguage } from "martillo/contract";

/** A text that comes with the site. */
export interface StaticPageText {
  title: string;
  /** One sentence for search engines. */
  description: string;
  /** With `{{…}}` where the operator's data go. */
  html: string;
}

/** Argentina and Uruguay read the Spanish ones. */
export function textLanguageOf(set: LanguageSet): TextLanguage {
  return set === "for_english" ? "en" : "es";
}
