/** The number of a cell as text, with a decimal comma. Decimals after the sixth are noise of the computer and are rounded off. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return "";
  const rounded = Math.round(value * 1e6) / 1e6;
  return Number.isSafeInteger(Math.trunc(rounded))
    ? String(rounded).replace(".", ",")
    : String(value);
}
