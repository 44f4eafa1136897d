/** Moments as letters write them, in the house's zone. */
import { HOUSE_ZONE } from "martillo/domain";

/** In which language somebody is written to. */
type Language = { english: boolean };

const formats = new Map<string, Intl.DateTimeFormat>();

function format(english: boolean, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([english, options]);
  const kept = formats.get(key);
  if (kept) return kept;
  const locale = english ? "en-GB" : "es-ES";
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: HOUSE_ZONE });
  formats.set(key, made);
  return made;
}

/** "24 de noviembre de 2026". */
export function dayText(atMs: number, { english }: Language): string {
  return format(english, { dateStyle: "long" }).format(atMs);
}

/** Until when something stands: "24 de noviembre de 2026, 10:30". */
export function deadlineText(atMs: number, { english }: Language = { english: false }): string {
  return format(english, { dateStyle: "long", timeStyle: "short" }).format(atMs);
}

/** "martes, 24 de noviembre de 2026, 10:30". */
export function momentText(atMs: number, { english }: Language): string {
  return format(english, { dateStyle: "full", timeStyle: "short" }).format(atMs);
}
