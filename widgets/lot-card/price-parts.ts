/** `15.500,00 €` in two parts, so that the cents may stand smaller than the euros. */
export function priceParts(formatted: string): [euros: string, rest: string] {
  const comma = formatted.lastIndexOf(",");
  return comma < 0 ? [formatted, ""] : [formatted.slice(0, comma), formatted.slice(comma)];
}
