// This folder: the widgets’ texts in other languages, as tables.
import type { Phrases } from "../../src/i18n";

/** `./es-AR.ts` exports `esAR`. */
const FILES = import.meta.glob<Record<string, Phrases>>(["./??.ts", "./??-??.ts"]);

/** The widgets' own texts in a language, loaded when a visitor reads it; nothing for Spanish as the widgets carry it. */
export async function loadLocale(locale: string): Promise<Phrases> {
  const file = await FILES[`./${locale}.ts`]?.();
  return file?.[locale.replace("-", "")] ?? {};
}
