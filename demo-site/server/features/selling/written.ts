import { HOUSE_ZONE } from "martillo/domain";

function format(english: boolean, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(english ? "en-GB" : "es-ES", { ...options, timeZone: HOUSE_ZONE });
}

/** "24 de noviembre de 2026". */
export function dayText(atMs: number, english: boolean): string {
  return format(english, { dateStyle: "long" }).format(atMs);
}

/** "24 de noviembre de 2026, 10:30". */
export function momentText(atMs: number, english: boolean): string {
  return format(english, { dateStyle: "long", timeStyle: "short" }).format(atMs);
}
