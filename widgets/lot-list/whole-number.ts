import { centsOfText } from "../../src/ui";

/** The API takes nine digits. */
const LARGEST = 999_999_999;

/**
 * The whole number that an end of a range says, however it is written: `5000`, `5.000`, `5.000,50 €`, `120.000 km`. Decimals are cut,
 * or count as one more where `up` is set, so that what was asked for stays inside the range.
 */
export function wholeNumberOf(text: string, { up = false } = {}): number | undefined {
  const cents = centsOfText(text.trim().replace(/km\.?$/i, ""));
  if (cents !== undefined) return Math.min(LARGEST, (up ? Math.ceil : Math.floor)(cents / 100));
  // Not an amount: its digits, without what stands behind a decimal sign.
  const digits = text.replace(/[.,]\d{1,2}\D*$/, "").replace(/\D/g, "");
  return digits === "" ? undefined : Number(digits.slice(0, 9));
}
