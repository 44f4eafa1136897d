import { centsOfText } from "../../src/ui";

const CENTS = 100;

/** An amount that was typed, as the wire has it. */
export function decimal(text: string): string {
  return ((centsOfText(text) ?? 0) / CENTS).toFixed(2);
}
