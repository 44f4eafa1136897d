/** Amounts and times as a letter writes them, for a reader somewhere. */
import type { LanguageSet, MarketTimeZone } from "martillo/contract";
import { formatEuro } from "martillo/domain";
import { momentText } from "../../platform/dates/written-dates";

/** `6.200 €`, `6.200,50 €`; `€6,200` in English. */
export function amountText(cents: number, language: LanguageSet): string {
  return formatEuro(cents, { english: language === "for_english" });
}

const PLACES: Readonly<Record<MarketTimeZone, readonly [string, string]>> = {
  "Europe/Madrid": ["Madrid", "Madrid"],
  "Atlantic/Canary": ["Canarias", "Canary Islands"],
};

/** `22-11-2026 18:40`; with the place for readers who may be elsewhere. */
export function timeText(atMs: number, zone: MarketTimeZone, language: LanguageSet): string {
  const english = language === "for_english";
  const text = momentText(atMs, { zone, english });
  const isAtHome = language === "for_spanish" && zone === "Europe/Madrid";
  return isAtHome ? text : `${text} (${PLACES[zone][english ? 1 : 0]})`;
}
