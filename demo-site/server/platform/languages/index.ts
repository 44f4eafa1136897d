// This folder: the languages that letters, text messages, days and sums are written in.
import type { LanguageSet, TextLanguage } from "martillo/contract";
import type { PhraseTable } from "../phrases";
import { ARGENTINA } from "../phrases/argentina";
import { ENGLISH } from "../phrases/english";
import { SPAIN } from "../phrases/spain";
import { URUGUAY } from "../phrases/uruguay";
import { english } from "./english";
import type { LanguageRules } from "./language-rules";
import { spanish } from "./spanish";

/** ISO 639-1: a language in which the house writes. */
export type Language = TextLanguage;

/** How the files of texts that differ from Spain's end: `strikes.mail.en.ts`. */
export type TextEnding = "en" | "ar" | "uy";

/** What the readers of a set are written to in: a language, and texts of their own where there are some. */
interface Reading {
  language: Language;
  /** Null for Spain, whose texts stand in the file without an ending. */
  ending: TextEnding | null;
  /** The phrases that the house brings along: literal → what visitors read. Its people may write others over them. */
  phrases: PhraseTable;
}

/** Argentina and Uruguay lay words over Spain's. */
const READINGS: Readonly<Record<LanguageSet, Reading>> = {
  for_spanish: { language: "es", ending: null, phrases: SPAIN },
  for_argentina: { language: "es", ending: "ar", phrases: { ...SPAIN, ...ARGENTINA } },
  for_uruguay: { language: "es", ending: "uy", phrases: { ...SPAIN, ...URUGUAY } },
  for_english: { language: "en", ending: "en", phrases: ENGLISH },
};

const RULES: Readonly<Record<Language, LanguageRules>> = { es: spanish, en: english };

/** What the readers of a set are written to in. @default Spain's */
export function readingOf(set: LanguageSet = "for_spanish"): Reading {
  return READINGS[set];
}

/** How a language writes greetings, days and sums. */
export function rulesOf(language: Language): LanguageRules {
  return RULES[language];
}

/** The same for the language of a set. @default Spanish */
export function rulesFor(set?: LanguageSet): LanguageRules {
  return rulesOf(readingOf(set).language);
}
