// This folder: the widgets’ texts in other languages, as tables.
import type { Phrases } from "../../src/i18n";

const FILES: Readonly<Record<string, () => Promise<Phrases>>> = {
  en: () => import("./en").then(({ en }) => en),
  "es-AR": () => import("./es-AR").then(({ esAR }) => esAR),
  "es-UY": () => import("./es-UY").then(({ esUY }) => esUY),
};

/** The widgets' own texts in a language, loaded when a visitor reads it; nothing for Spanish as the widgets carry it. */
export async function loadLocale(locale: string): Promise<Phrases> {
  return (await FILES[locale]?.()) ?? {};
}
