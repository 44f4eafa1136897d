/** Times as a letter writes them, for a reader somewhere. */
import type { LanguageSet, MarketTimeZone } from "martillo/contract";
import { momentText } from "../../platform/dates/written-dates";
import { rulesFor } from "../../platform/languages";

/** `22-11-2026 18:40`; with the place for readers who may be elsewhere. */
export function timeText(atMs: number, zone: MarketTimeZone, language: LanguageSet): string {
  const text = momentText(atMs, { zone, language });
  const isAtHome = language === "for_spanish" && zone === "Europe/Madrid";
  return isAtHome ? text : `${text} (${rulesFor(language).places[zone]})`;
}
