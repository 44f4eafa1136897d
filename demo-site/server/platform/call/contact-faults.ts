import { hasContactData } from "martillo/domain";
import { ApiFault } from "./fault";

const NO_CONTACT = "No incluya teléfonos, correos ni enlaces.";

/** What one person writes and another reads before they have a deal, by field as on the wire. */
export type Texts = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What in such texts leads around the auction, by field. */
export function contactFaultsIn(texts: Texts): Record<string, string> {
  const wrong = Object.entries(texts).filter(([, text]) =>
    [text ?? ""].flat().some(hasContactData),
  );
  return Object.fromEntries(wrong.map(([field]) => [field, NO_CONTACT]));
}

/** Refuses to say in such a text how to get round the auction. */
export function checkContact(texts: Texts): void {
  const fields = contactFaultsIn(texts);
  if (Object.keys(fields).length > 0) throw new ApiFault("INVALID_INPUT", { fields });
}
