import type { Phrases } from "martillo";
import { texts } from "../_made/en";
import type { SiteMessageKey } from "../_made/message-keys";

/** The site's own texts in English. Each stands beside its Spanish one, in the `*.en.ts` of its folder. */
export const en: Phrases = texts satisfies Record<SiteMessageKey, string>;
