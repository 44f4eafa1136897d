// The contract’s texts in Spanish, and other languages of what the server says.
import type { LanguageSet } from "martillo/contract";
import { ARGENTINA } from "./argentina";
import { ENGLISH } from "./english";
import { LITERALS } from "./literals";
import { SPAIN } from "./spain";
import { URUGUAY } from "./uruguay";

/** Argentina and Uruguay lay words of their own over Spain's. */
interface Language {
  code: LanguageSet;
  /** As its speakers call it. */
  name: string;
  /** BCP 47 tag of a page in it. */
  locale: string;
}

/** In the order in which visitors are offered them. */
export const LANGUAGES: readonly Language[] = [
  { code: "for_spanish", name: "Español (España)", locale: "es-ES" },
  { code: "for_argentina", name: "Español (Argentina)", locale: "es-AR" },
  { code: "for_uruguay", name: "Español (Uruguay)", locale: "es-UY" },
  { code: "for_english", name: "English", locale: "en" },
];

const AS_THEY_ARE = Object.fromEntries(LITERALS.map((literal) => [literal, literal]));

const SETS: Readonly<Record<LanguageSet, Readonly<Record<string, string>>>> = {
  for_spanish: SPAIN,
  for_argentina: { ...SPAIN, ...ARGENTINA },
  for_uruguay: { ...SPAIN, ...URUGUAY },
  for_english: { ...AS_THEY_ARE, ...ENGLISH },
};

/** The phrases that the house brings along: literal → what visitors read. Its people may write others over them. */
export function phrasesFor(set: LanguageSet): Readonly<Record<string, string>> {
  return SETS[set];
}
