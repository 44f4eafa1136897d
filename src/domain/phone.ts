import { isPhoneLength, PHONE_CHARACTERS, plainPhone } from "../contract/contact/phone-pattern";
import { plainText } from "../contract/plain-text";
import { FIELD_TEXTS } from "./field-rules";

export { LONGEST_PHONE, PHONE_CHARACTERS, SHORTEST_PHONE } from "../contract/contact/phone-pattern";

/** Why a phone is not taken. */
export type PhoneFault = "missing" | "characters" | "length" | "us-digits";

/** The text for a fault; undefined where there is no fault. */
export function phoneProblem(fault: PhoneFault | null): string | undefined {
  return fault === null ? undefined : PHONE_TEXTS[fault];
}

const PHONE_TEXTS: Readonly<Record<PhoneFault, string>> = {
  missing: FIELD_TEXTS.required,
  characters: FIELD_TEXTS.digits,
  length: "Entre 8 y 15 caracteres.",
  "us-digits": "Escriba las 10 cifras del número.",
};

/** Countries whose numbers may be written without their code. */
export type PhoneCountry = "ES" | "AR" | "UY" | "GB" | "US";

interface NumberingPlan {
  code: string;
  /** Digits of a national number as they are read in groups; null where lengths differ. */
  groups: readonly number[] | null;
  /** A zero in front of national numbers is not part of them. */
  dropsZero: boolean;
}

const PLANS: Record<PhoneCountry, NumberingPlan> = {
  ES: { code: "34", groups: [3, 3, 3], dropsZero: false },
  AR: { code: "54", groups: null, dropsZero: true },
  UY: { code: "598", groups: null, dropsZero: true },
  GB: { code: "44", groups: null, dropsZero: true },
  US: { code: "1", groups: [3, 3, 4], dropsZero: false },
};

/** Countries whose numbers may be written without their code, as a list. */
export const PHONE_COUNTRIES = Object.keys(PLANS) as readonly PhoneCountry[];

/** What numbers of a country begin with when they are dialled from elsewhere: `34`. */
export function callingCode(country: PhoneCountry): string {
  return PLANS[country].code;
}

const US_PREFIX = `+${PLANS.US.code}`;
const US_DIGITS = 10;
const E164_DIGITS = { fewest: 8, most: 15 };
const GROUP_DIGITS = 3;

/** The fault of a phone as it was entered, or null. With `usNational` it must have the ten digits of a number of the USA. */
export function phoneFault(
  text: string,
  { usNational = false }: { usNational?: boolean } = {},
): PhoneFault | null {
  const entered = plainText(text);
  if (entered === "") return "missing";
  if (!PHONE_CHARACTERS.test(entered)) return "characters";
  if (!isPhoneLength(entered)) return "length";
  if (usNational && !isUsNational(entered)) return "us-digits";
  return null;
}

/** A phone as it is stored and dialled, `+34600111222`; null for what cannot be one. Without a code it is a number of `country`. */
export function toE164(text: string, country: PhoneCountry = "ES"): string | null {
  if (!PHONE_CHARACTERS.test(plainText(text))) return null;
  const compact = plainPhone(text);
  if (!/^\+?\d+$/.test(compact)) return null;
  const digits = internationalDigits(compact, country);
  const { fewest, most } = E164_DIGITS;
  if (digits.length < fewest || digits.length > most || digits.startsWith("0")) return null;
  return `+${digits}`;
}

function internationalDigits(compact: string, country: PhoneCountry): string {
  if (compact.startsWith("+")) return compact.slice(1);
  const { code, groups, dropsZero } = PLANS[country];
  const national = dropsZero ? compact.replace(/^0/, "") : compact;
  // Written with its code and no plus: only where the length leaves no doubt.
  const full = groups === null ? null : code.length + sum(groups);
  return national.length === full && national.startsWith(code) ? national : code + national;
}

/** A phone for people: `+34 600 111 222`. A text that is no number is shown as it is. */
export function displayPhone(text: string, country: PhoneCountry = "ES"): string {
  const number = toE164(text, country);
  if (number === null) return text.trim();
  const digits = number.slice(1);
  const plan = Object.values(PLANS).find(({ code }) => digits.startsWith(code));
  if (!plan) return `+${inGroups(digits)}`;
  const national = digits.slice(plan.code.length);
  return `+${plan.code} ${inGroups(national, plan.groups)}`;
}

/** Puts `+1` in front of a national number of the USA; a number with a code stays as it is. */
export function addUsPrefix(text: string): string {
  const entered = plainText(text);
  return entered === "" || entered.startsWith("+") ? entered : `${US_PREFIX}${entered}`;
}

/** Takes the `+1` off again; other numbers stay as they are. */
export function removeUsPrefix(text: string): string {
  const entered = plainText(text);
  return entered.startsWith(US_PREFIX) ? entered.slice(US_PREFIX.length).trimStart() : entered;
}

/** Ten digits, with or without `+1`; a number with the code of another country is none. */
export function isUsNational(text: string): boolean {
  const national = removeUsPrefix(text);
  return !national.startsWith("+") && national.replace(/\D/g, "").length === US_DIGITS;
}

/** How a house takes phones: the code that its fields show in front of them, the fault of one, and how it travels. */
export interface PhoneRules {
  /** Shown in front of a field, and not to be changed: `+34`. */
  countryCode: string;
  /** The fault of a phone as it was entered, or null. */
  fault(text: string): PhoneFault | null;
  /** As it is sent. */
  toSend(text: string): string;
  /** As it stands in a field. */
  toShow(text: string): string;
}

const OF_MARKET: PhoneRules = {
  countryCode: `+${PLANS.ES.code}`,
  fault: (text) => phoneFault(text),
  // The server knows numbers with and without their code.
  toSend: plainText,
  toShow: (text) => text,
};

const OF_USA: PhoneRules = {
  countryCode: US_PREFIX,
  fault: (text) => phoneFault(text, { usNational: true }),
  toSend: (text) =>
    isUsNational(text) ? addUsPrefix(toDigits(removeUsPrefix(text))) : text.trim(),
  toShow: removeUsPrefix,
};

/** Feature of a house that takes numbers of the USA alone. */
export const US_PHONES = "us_phones";

/** Rules of the market, or of the USA where the house has switched them on. */
export function phoneRules(features?: Readonly<Record<string, boolean>>): PhoneRules {
  return features?.[US_PHONES] === true ? OF_USA : OF_MARKET;
}

function toDigits(text: string): string {
  return text.replace(/\D/g, "");
}

/** Groups of the given sizes where they fit, otherwise of three; a last single digit stays with its neighbours. */
function inGroups(digits: string, sizes: readonly number[] | null = null): string {
  if (sizes && sum(sizes) === digits.length) {
    let from = 0;
    return sizes.map((size) => digits.slice(from, (from += size))).join(" ");
  }
  return digits.replace(new RegExp(`(\\d{${GROUP_DIGITS}})(?=\\d{2})`, "g"), "$1 ");
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
