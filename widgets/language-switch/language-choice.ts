import type { LanguageSet } from "../../src/contract";
import { languageOf } from "./languages";

const KEY = "martillo:language";

/** What the visitor chose before, here. Storage may be blocked or absent: then nothing was chosen. */
export function storedLanguage(): LanguageSet | undefined {
  try {
    return languageOf(localStorage.getItem(KEY))?.code;
  } catch {
    return undefined;
  }
}

/** Keeps a choice on this device; without storage it lasts as long as the page. */
export function storeLanguage(code: LanguageSet): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // The page goes on in that language all the same.
  }
}
