/** The market that the house is made for, where no other one is set. */
export const MARKET = {
  country: "ES",
  state: "Comunidad de Madrid",
  language: "for_spanish",
  currency: "EUR",
  /** How numbers and amounts are written: `1.234,50 €`. */
  numberLocale: "de-DE",
  dateFormat: "DD-MM-YYYY",
  dateTimeFormat: "DD-MM-YYYY HH:mm",
} as const;

/** How a house writes dates that has configured nothing. */
const UNCONFIGURED_DATES = {
  dateFormat: "MM-DD-YYYY",
  dateTimeFormat: "MM-DD-YYYY h:mm a",
} as const;

/** How dates and moments are written, by what is configured; null for nothing. */
export function dateFormatsOf(
  configured: typeof MARKET.dateFormat | null,
): Pick<typeof MARKET, "dateFormat" | "dateTimeFormat"> | typeof UNCONFIGURED_DATES {
  if (configured === null) return UNCONFIGURED_DATES;
  const { dateFormat, dateTimeFormat } = MARKET;
  return { dateFormat, dateTimeFormat };
}

const BY_COUNTRY: Readonly<Record<string, "for_argentina" | "for_uruguay">> = {
  AR: "for_argentina",
  US: "for_argentina",
  UY: "for_uruguay",
  GB: "for_uruguay",
};

/** The set of phrases for a visitor from this country, by its ISO code; for the rest of the world, and for an unknown country, Spain's. */
export function languageOfCountry(
  country: string | null | undefined,
): "for_spanish" | "for_argentina" | "for_uruguay" {
  const code = country?.trim().toUpperCase() ?? "";
  return (Object.hasOwn(BY_COUNTRY, code) && BY_COUNTRY[code]) || MARKET.language;
}
