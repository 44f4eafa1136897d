// The contract’s texts in Spanish, and other languages of what the server says.
import { ARGENTINA } from "./argentina";
import { ENGLISH } from "./english";
import { LITERALS } from "./literals";
import { SPAIN } from "./spain";
import { URUGUAY } from "./uruguay";

/** What visitors read, by literal. */
export type PhraseTable = Readonly<Record<string, string>>;

const AS_THEY_ARE = Object.fromEntries(LITERALS.map((literal) => [literal, literal]));

/** The phrases that the house brings along, by set; which set has which is told in `languages`. Argentina and Uruguay lay words over Spain's. */
export const PHRASES = {
  spain: SPAIN,
  argentina: { ...SPAIN, ...ARGENTINA },
  uruguay: { ...SPAIN, ...URUGUAY },
  english: { ...AS_THEY_ARE, ...ENGLISH },
} as const satisfies Record<string, PhraseTable>;
