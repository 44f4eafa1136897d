/** How the number of a cell is written: with a decimal comma. What a computer cannot write exactly is not more than that. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return "";
  const rounded = Math.round(value * 1e6) / 1e6;
  return Number.isSafeInteger(Math.trunc(rounded))
    ? String(rounded).replace(".", ",")
    : String(value);
}
