import { timeZone } from "../../src/i18n";

/** The month of a moment in the market's zone, by its name: `marzo de 2025`, `March 2025`. */
export function monthText(epochMs: number, locale: string): string {
  const options = { timeZone: timeZone(), month: "long", year: "numeric" } as const;
  return new Intl.DateTimeFormat(locale, options).format(epochMs);
}
