import type { LanguageSet } from "martillo/contract";
import { formatEuro } from "martillo/domain";
import { rulesFor } from ".";

/** How a sum is written. */
interface WrittenSum {
  /** Leaves out the cents of whole euro. @default true */
  whole?: boolean;
  /** @default Spain's */
  language?: LanguageSet | undefined;
}

/** `6.200 €`, `6.200,50 €`; `€6,200` in English. */
export function euroText(cents: number, { language, whole = true }: WrittenSum = {}): string {
  const english = rulesFor(language).hasDecimalPoint;
  return formatEuro(cents, { whole, english });
}
