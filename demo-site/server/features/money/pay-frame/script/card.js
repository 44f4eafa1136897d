// @ts-check
// What is typed of a card, and what is wrong with it.

/** Fields of a card, in the order in which they stand. @type {import("./types").FieldName[]} */
export const NAMES = ["number", "name", "expiry", "cvc"];

/** What the house refuses of a card, by field; another field is missing. @type {Record<string, string>} */
const REFUSED = {
  number: "Invalid credit card number!",
  cvc: "Invalid CVV!",
  expiry: "Invalid expiry details",
};

/** @param {readonly string[]} names @returns {Record<string, string>} */
export function refusedFields(names) {
  return Object.fromEntries(names.map((name) => [name, REFUSED[name] ?? "Required!"]));
}

/** A card as the house takes it. @param {import("./types").Typed} typed @returns {import("./types").ReadCard} */
export function readCard(typed) {
  const expiry = typed.expiry.trim();
  // As it stands on the card, or as a browser fills it in: 12/30, 12/2030, 1230.
  const [, month, year] =
    /^(0?[1-9]|1[0-2]) ?[/.-] ?(?:20)?(\d\d)$/.exec(expiry) ??
    /^(0[1-9]|1[0-2])(?:20)?(\d\d)$/.exec(expiry) ??
    [];
  return {
    number: typed.number.replace(/\s/g, ""),
    name: typed.name.trim(),
    month: Number(month ?? 0),
    year: 2000 + Number(year ?? 0),
    cvc: typed.cvc.trim(),
  };
}

/**
 * What is wrong, by field. `asksCard`: the house's own fields take the card; `asksCode`: the security code alone may be asked.
 * @param {import("./types").Typed} typed @param {{ asksCard: boolean, asksCode: boolean }} asked @returns {Record<string, string>}
 */
export function errorsOf(typed, { asksCard, asksCode }) {
  /** @type {Record<string, string>} */
  const errors = {};
  const { number, name, month, cvc } = readCard(typed);
  if (asksCard) {
    if (!/^\d{12,18}$/.test(number) || !isLuhn(number))
      errors["number"] = "Invalid credit card number!";
    if (name === "") errors["name"] = "Required!";
    else if (!/^[\p{L}\p{M} .'"’-]+$/u.test(name) || !/\p{L}/u.test(name))
      errors["name"] = "The special characters and numbers are not allowed!";
    if (typed.expiry.trim() === "") errors["expiry"] = "Required!";
    else if (month === 0) errors["expiry"] = "Invalid expiry details";
  }
  if (asksCode && !/^\d{3,4}$/.test(cvc)) errors["cvc"] = "Invalid CVV!";
  return errors;
}

/** @param {string} digits */
function isLuhn(digits) {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** A number in groups of four, once it is long enough. @param {string} text */
export function groupedNumber(text) {
  const digits = text.replace(/\D/g, "");
  return digits.length >= 12 ? digits.replace(/(.{4})(?=.)/g, "$1 ") : text;
}

/** Keyboards of figures have no mark to part month and year. @param {string} text */
export function partedExpiry(text) {
  const [, month, year] = /^(0\d|1[0-2])(\d+)$/.exec(text) ?? [];
  return year ? `${month}/${year}` : text;
}

/** "Visa •••• 4242". @param {{ brand: string, last4: string }} card */
export function nameOf({ brand, last4 }) {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
}
