import type { Phrases } from "../../src/i18n";
import { texts } from "../_made/en";
import type { MessageKey } from "./message-keys";

/**
 * Every text of every widget in English: `configure({ locale: "en", phrases: en })`. Each stands beside its Spanish one, in the
 * `*.en.ts` of its folder.
 */
export const en: Phrases = texts satisfies Record<MessageKey, string>;
