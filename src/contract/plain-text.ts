/**
 * Invisible marks: those that format text, and those that no font draws. What holds an emoji together stays: the joiner between two
 * pictures, the tone of a skin, and the sign that asks for colour.
 */
const UNSEEN =
  /(\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?[\uFE0E\uFE0F]?(?:\u200D(?=\p{Extended_Pictographic}))?)|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters that separate words without ending a line. */
const SPACES = /[\t\p{Zs}]+/gu;

/**
 * A text as everything keeps and compares it: composed (NFC), without unseen marks and marks of direction, its spaces folded to one and
 * none around it. Lines stay lines. The same however often it is asked.
 */
export function plainText(text: string): string {
  return text
    .replace(UNSEEN, "$1")
    .normalize("NFC")
    .replace(/[\u2028\u2029]/g, "\n")
    .replace(SPACES, " ")
    .trim();
}

/**
 * A password as it is set and checked, by OpaqueString of RFC 8265, which follows SASLprep: every space is the one of ASCII, composed (NFC),
 * nothing folded, cut or taken out. One in ASCII stays what it is.
 */
export function plainPassword(text: string): string {
  return text.replace(/\p{Zs}/gu, " ").normalize("NFC");
}

/** A code as it is compared: without what people put between its signs. */
export function plainCode(text: string): string {
  return plainText(text).replace(/[\s.\p{Pd}]/gu, "");
}

const OF_PASSWORDS = /password/i;

/** The input of a call, with each text in it made plain, passwords as passwords. Files and the like stay what they are. */
export function plainInput<Input>(input: Input, name = ""): Input {
  if (typeof input === "string") {
    return (OF_PASSWORDS.test(name) ? plainPassword(input) : plainText(input)) as Input;
  }
  if (Array.isArray(input)) return input.map((one: unknown) => plainInput(one, name)) as Input;
  if (!isPlainObject(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, plainInput(value, key)]),
  ) as Input;
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
