import { hasContactData } from "martillo/domain";

const NO_CONTACT = "No incluya teléfonos, correos ni enlaces.";

/** What buyers read, by field. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

/** What in texts for buyers leads around the auction, by field. */
export function contactFaultsIn(texts: Texts): Record<string, string> {
  const wrong = Object.entries(texts).filter(([, text]) => [text].flat().some(hasContactData));
  return Object.fromEntries(wrong.map(([field]) => [field, NO_CONTACT]));
}
