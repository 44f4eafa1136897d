import { plainText } from "../plain-text";

/** Fewest digits of a phone. @internal */
export const SHORTEST_PHONE = 8;
/** Most digits of a phone, its country's code included. @internal */
export const LONGEST_PHONE = 15;

/** What may stand in a phone: digits, spaces, dashes, a plus and parentheses. @internal */
export const PHONE_CHARACTERS = /^[\d\s+()\p{Pd}]*$/u;

/** A phone without what people put between its digits; `00` in front of a country's code is a plus. */
export function plainPhone(text: string): string {
  return plainText(text)
    .replace(/[\s()\p{Pd}]/gu, "")
    .replace(/^00/, "+");
}

/** Whether a phone has as many digits as there can be. What parts them does not count. */
export function isPhoneLength(text: string): boolean {
  const { length } = plainPhone(text).replace(/^\+/, "");
  return length >= SHORTEST_PHONE && length <= LONGEST_PHONE;
}
