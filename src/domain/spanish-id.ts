import { plainText } from "../contract/plain-text";
import { isSpain } from "../contract/places/postal-code";

const DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const NIE_FIRST = "XYZ";
/** The number of Spain that a European one has its country in front of. */
const EUROPEAN = /^ES(?=[A-Z\d]\d{7}[A-Z\d]$)/;
const CIF_LETTERS = "JABCDEFGHI";
/** Companies whose control character is always a letter, or always a digit. */
const CIF_WITH_LETTER = /^[NPQRSW]/;
const CIF_WITH_DIGIT = /^[ABEH]/;

/** As it is kept and compared: in capitals, without spaces, dots, slashes, dashes, and the `ES` in front of a Spanish one. */
export function plainId(text: string): string {
  return plainText(text)
    .toUpperCase()
    .replace(/[\s./\p{Pd}]/gu, "")
    .replace(EUROPEAN, "");
}

/** Whether a DNI has the letter that its number asks for. */
export function isDni(text: string): boolean {
  const [, digits = "", letter] = /^(\d{8})([A-Z])$/.exec(plainId(text)) ?? [];
  return letter !== undefined && letter === DNI_LETTERS[Number(digits) % DNI_LETTERS.length];
}

/** Whether a NIE has the letter that its number asks for. */
export function isNie(text: string): boolean {
  const [, first = "", digits = "", letter = ""] =
    /^([XYZ])(\d{7})([A-Z])$/.exec(plainId(text)) ?? [];
  return letter !== "" && isDni(`${NIE_FIRST.indexOf(first)}${digits}${letter}`);
}

/**
 * Whether the tax number of a person without DNI and NIE has the letter that its figures ask for: K of Spaniards under fourteen, L of those
 * who live abroad, M of foreigners (Real Decreto 1065/2007, 19 and 20).
 */
export function isOtherNif(text: string): boolean {
  const [, digits = "", letter = ""] = /^[KLM](\d{7})([A-Z])$/.exec(plainId(text)) ?? [];
  return letter !== "" && isDni(`0${digits}${letter}`);
}

/** Fields of a house's own in which people write their tax number, in the order in which they are looked at. */
export const TAX_FIELDS = ["dni", "nif", "cif"] as const;

/** Whether people write their tax number in a field of that name. */
export function isTaxField(name: string): boolean {
  return (TAX_FIELDS as readonly string[]).includes(name);
}

/** Whether a text can be the tax number of a person or a company: one of Spain is checked, others only for their length. */
export function isTaxId(text: string, country = ""): boolean {
  if (!isSpain(country)) return /^[\dA-Z]{4,20}$/.test(plainId(text));
  return isDni(text) || isNie(text) || isOtherNif(text) || isCif(text);
}

/** Whether the tax number of a company has the right control character. */
export function isCif(text: string): boolean {
  const id = plainId(text);
  const [, digits = "", control = ""] = /^[A-HJNP-SUVW](\d{7})([\dA-J])$/.exec(id) ?? [];
  if (control === "") return false;
  const sum = digits.split("").reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const expected = (10 - (sum % 10)) % 10;
  if (CIF_WITH_LETTER.test(id)) return control === CIF_LETTERS[expected];
  if (CIF_WITH_DIGIT.test(id)) return control === String(expected);
  return control === String(expected) || control === CIF_LETTERS[expected];
}
