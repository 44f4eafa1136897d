/** Amounts and times as a letter writes them, for a reader somewhere. */
import type { LanguageSet, MarketTimeZone } from "martillo/contract";
import { formatEuro } from "martillo/domain";

/** `6.200 €`, `6.200,50 €`; `€6,200` in English. */
export function amountText(cents: number, language: LanguageSet): string {
  return formatEuro(cents, { english: language === "for_english" });
}

const PLACES: Readonly<Record<MarketTimeZone, readonly [string, string]>> = {
  "Europe/Madrid": ["Madrid", "Madrid"],
  "Atlantic/Canary": ["Canarias", "Canary Islands"],
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** `22 nov, 18:40`; with the place for whoever may be elsewhere. */
export function timeText(atMs: number, zone: MarketTimeZone, language: LanguageSet): string {
  const locale = language === "for_english" ? "en-GB" : "es-ES";
  const key = `${locale} ${zone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: zone,
    });
    formats.set(key, format);
  }
  const text = format.format(atMs);
  const isAtHome = language === "for_spanish" && zone === "Europe/Madrid";
  return isAtHome ? text : `${text} (${PLACES[zone][language === "for_english" ? 1 : 0]})`;
}
