import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { MARKET, toE164 } from "martillo/domain";

/**
 * A phone as it is stored and dialled, `+34600111222`; null for what cannot be one. However a number is written it is the same one: the
 * zero of `+54 011…` and the 15 of Argentine mobiles are for calls at home. An entry that is no known number of its country is stored as it
 * was entered: plans of countries change, and a code sent there shows whether it is one.
 */
export function phoneNumber(text: string): string | null {
  const entered = toE164(text);
  if (entered === null) return null;
  const known = parsePhoneNumberFromString(text, MARKET.country);
  // Some plans know numbers that are shorter than what is taken here once their zero is gone: those stay as they were entered.
  return known?.isValid() && toE164(known.number) === known.number ? known.number : entered;
}
