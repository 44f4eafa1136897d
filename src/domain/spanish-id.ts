const DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const NIE_FIRST = "XYZ";
const CIF_LETTERS = "JABCDEFGHI";
/** Companies whose control character is always a letter, or always a digit. */
const CIF_WITH_LETTER = /^[NPQRSW]/;
const CIF_WITH_DIGIT = /^[ABEH]/;

/** Without spaces, dots and dashes, in capitals. */
export function plainId(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, "");
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

/** Whether a text can be the tax number of a person or a company: one of Spain is checked, others only for their length. */
export function isTaxId(text: string, country = ""): boolean {
  if (country !== "" && !/^(es|españa|spain)$/i.test(country.trim())) {
    return /^[\dA-Z]{4,20}$/.test(plainId(text));
  }
  return isDni(text) || isNie(text) || isCif(text);
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
