import { type Language, readingOf, type TextEnding } from "../languages";
import type { Spoken, Words } from "./template";

/** What letters, text messages and other texts of a file say elsewhere, by the Spanish one. */
export type Translations = ReadonlyMap<object, Partial<Record<TextEnding, object>>>;

/** A file of texts in Spanish, and the same texts under the same names in another file. */
export type TranslatedFile = readonly [
  spanish: Readonly<Record<string, unknown>>,
  translated: Readonly<Record<string, unknown>>,
];

/** Reads the files of each ending into one table. Throws for a text that the Spanish file has not got. */
export function translationsOf(
  endings: Partial<Record<TextEnding, readonly TranslatedFile[]>>,
): Translations {
  const all = new Map<object, Partial<Record<TextEnding, object>>>();
  for (const [ending, files] of Object.entries(endings)) {
    for (const [spanish, translated] of files) {
      for (const [name, words] of Object.entries(translated)) {
        const text = spanish[name];
        if (typeof text !== "object" || text === null)
          throw new Error(`martillo: there is no text ${name} in Spanish`);
        all.set(text, { ...all.get(text), [ending]: words });
      }
    }
  }
  return all;
}

/** A text for its reader, and in which language that is: Spain's where there are no words of the reader's own. */
export function wordsFor<Text extends object>(
  translations: Translations,
  text: Text,
  // Values of letters to staff name no language.
  reader: object,
): { words: Words<Text>; language: Language } {
  const { language, ending } = readingOf((reader as Spoken).language);
  const words = ending === null ? undefined : translations.get(text)?.[ending];
  return words === undefined
    ? { words: text, language: "es" }
    : { words: words as Words<Text>, language };
}
