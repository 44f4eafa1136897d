import type { SendContext } from "../../platform/mail/send";
import type { Spoken } from "../../platform/mail/template";
import { wordsFor } from "../../platform/mail/translations";
import { paperWords } from "./paper.words";

/** What the papers of a sale are called, for a reader. */
export function namesFor({ delivery }: Pick<SendContext, "delivery">, reader: Spoken) {
  return wordsFor(delivery.translations, paperWords, reader).words;
}
