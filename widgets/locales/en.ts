import type { Phrases } from "../../src/i18n";
import { english } from "../_made/english";
import type { MessageKey } from "./message-keys";

/**
 * Every text of every widget in English: `configure({ locale: "en", phrases: en })`. Each stands beside its Spanish one, in the
 * `*.en.ts` of its folder.
 */
export const en: Phrases = english satisfies Record<MessageKey, string>;
