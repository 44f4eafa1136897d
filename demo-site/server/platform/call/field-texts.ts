import { readingOf } from "../languages";

const PHRASES = readingOf("for_spanish").phrases;

/** The text at a field that has to be filled in. */
export const MISSING = "Obligatorio.";

/** A fixed text of the contract in Spanish, as a sentence; undefined for any other text. */
export function literalInSpanish(text: string): string | undefined {
  const phrase = Object.hasOwn(PHRASES, text) ? PHRASES[text] : undefined;
  return phrase === undefined ? undefined : phrase.replace(/(?<=[\p{L}\p{N})])$/u, ".");
}

/** Texts of fields as a visitor reads them: fixed texts are put into Spanish, the rest stays. */
export function fieldsInSpanish(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path, literalInSpanish(text) ?? text]),
  );
}
