import type { Phrases } from "martillo";

const FILES: Readonly<Record<string, () => Promise<Phrases>>> = {
  en: () => import("./en").then(({ en }) => en),
  "es-AR": () => import("./es-AR").then(({ esAR }) => esAR),
  "es-UY": () => import("./es-UY").then(({ esUY }) => esUY),
};

/** The site's own texts in a language, loaded when a visitor reads it; nothing for Spanish as the pages carry it. */
export async function loadSiteTexts(locale: string): Promise<Phrases> {
  return (await FILES[locale]?.()) ?? {};
}
