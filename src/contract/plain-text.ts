/**
 * Marks that nobody sees: what formats text, and what no font draws. What holds an emoji together stays: the joiner between two pictures,
 * the tone of a skin, and the sign that asks for colour.
 */
const UNSEEN =
  /(\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?[\uFE0E\uFE0F]?(?:\u200D(?=\p{Extended_Pictographic}))?)|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Whatever parts words without ending a line. */
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
