import type { Phrases } from "martillo";

/** `./es-AR.ts` exports `esAR`. */
const FILES = import.meta.glob<Record<string, Phrases>>(["./??.ts", "./??-??.ts"]);

/** The site's own texts in a language, loaded when a visitor reads it; nothing for Spanish as the pages carry it. */
export async function loadSiteTexts(locale: string): Promise<Phrases> {
  const file = await FILES[`./${locale}.ts`]?.();
  return file?.[locale.replace("-", "")] ?? {};
}
