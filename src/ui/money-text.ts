/**
 * Cents of an amount as a person in Spain types it: "1550", "1.550", "1550,5", "1 550,50 €".
 * A dot before one or two last digits is a decimal comma ("1550.50"), before three it groups ("1.550"); a space groups alone. Undefined
 * when it is no amount, or could be read as another one ("15€50", "1550 50").
 */
export function centsOfText(text: string): number | undefined {
  const bare = text.trim().replace(/\s*(?:€|eur|euros?)$/i, "");
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:[.,](\d{1,2}))?,?$/.exec(bare);
  if (!match) return undefined;
  const euros = Number((match[1] ?? "").replace(/\D/g, ""));
  const cents = euros * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** The amount as a field shows it when the person has left it: "1.550" or "1.550,50". */
export function textOfCents(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ".");
  const rest = cents % 100;
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, "0")}`;
}
