import type { LanguageSet } from "../../src/contract";
import { type Language, languageOf } from "./languages";

const KEY = "martillo:language";

/** The language that the visitor chose before, on this device; undefined for none, and where storage is blocked or absent. */
export function keptLanguage(): Language | undefined {
  try {
    return languageOf(localStorage.getItem(KEY));
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
