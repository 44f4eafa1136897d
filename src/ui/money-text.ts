import { formatCents, isEnglish } from "../i18n";

const SPANISH = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:[.,](\d{1,2}))?,?$/;
const ENGLISH = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:\.(\d{1,2}))?\.?$/;

/**
 * Cents of an amount as a person in Spain types it: "1550", "1.550", "1550,5", "1 550,50 €".
 * A dot before one or two last digits is a decimal comma ("1550.50"), before three it groups ("1.550"); a space groups alone. Undefined
 * when it is no amount, or could be read as another one ("15€50", "1550 50"). In English the comma groups and the dot is decimal: "1,550.50".
 * No text is one amount in one language and another in the other: what a switch of languages leaves in a field is that amount or none.
 */
export function centsOfText(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^€|(?:€|eur|euros?)$/i, "")
    .trim();
  const match = (isEnglish() ? ENGLISH : SPANISH).exec(bare);
  if (!match) return undefined;
  const euros = Number((match[1] ?? "").replace(/\D/g, ""));
  const cents = euros * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** The amount as a field shows it when the person has left it: "1.550" or "1.550,50"; "1,550.50" in English. */
export function textOfCents(cents: number): string {
  return formatCents(cents).replace(/[\s€]/g, "");
}
