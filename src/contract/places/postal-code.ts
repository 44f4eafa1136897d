import { plainText } from "../plain-text";

/** Five figures; the first two are those of a province, 01 to 52. */
export const POSTAL_CODE = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

/** The error text for a postal code that Spain does not have. */
export const POSTAL_CODE_TEXT = "El código postal tiene cinco cifras, de 01 a 52 las dos primeras.";

/** A postal code as it is kept: one of Spain without what people put between its figures. */
export function plainPostalCode(text: string): string {
  const plain = plainText(text);
  const figures = plain.replace(/[ .]/g, "");
  return POSTAL_CODE.test(figures) ? figures : plain;
}

/** Whether a text is a postal code of Spain. */
export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(plainPostalCode(text));
}

/** Whether a country has such a postal code, as far as anybody here knows: of others any is taken. */
export function isPostalCodeOf(text: string, country: string): boolean {
  return !isSpain(country) || isPostalCode(text);
}

/** Whether a country is Spain, by its code or its name; where nothing is said, it is. */
export function isSpain(country: string): boolean {
  return /^(?:es|españa|spain)?$/i.test(plainText(country));
}
