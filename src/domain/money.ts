const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;
const NO_BREAK_SPACE = "\u00a0";

/** Integer cents of a decimal euro amount, e.g. `"1550.5"` → `155050`. Throws a RangeError for anything else. */
export function parseCents(decimal: string | number): number {
  const match = DECIMAL.exec(typeof decimal === "number" ? plainNumber(decimal) : decimal);
  if (!match) throw new RangeError(`martillo: not a decimal amount: ${JSON.stringify(decimal)}`);
  const cents = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  return match[1] && cents !== 0 ? -cents : cents;
}

/** Cents as the wire writes them: `155000` → `"1550.00"`. */
export function toDecimal(cents: number): string {
  const { sign, euros, rest } = split(cents);
  return `${sign}${euros}.${rest}`;
}

/** The same; null where there is no amount. */
export function decimalOrNull(cents: number | null): string | null {
  return cents === null ? null : toDecimal(cents);
}

/** How an amount is written. */
export interface EuroOptions {
  /** Leaves out the cents of whole euro, never other ones; a column that is added up keeps them. @default true */
  whole?: boolean;
  /** `€1,550.50` instead of `1.550,50 €`. @default false */
  english?: boolean;
}

/** Cents as people read them: `155000` → `1.550 €`, `155050` → `1.550,50 €`, the unit behind a no-break space. */
export function formatEuro(
  cents: number,
  { whole = true, english = false }: EuroOptions = {},
): string {
  const { sign, euros, rest } = split(cents);
  const grouped = euros.replace(/\B(?=(\d{3})+$)/g, english ? "," : ".");
  const fraction = whole && rest === "00" ? "" : `${english ? "." : ","}${rest}`;
  const amount = grouped + fraction;
  return sign + (english ? `€${amount}` : `${amount}${NO_BREAK_SPACE}€`);
}

function split(cents: number) {
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(`martillo: money is an integer number of cents, not ${cents}`);
  }
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return { sign: cents < 0 ? "-" : "", euros: digits.slice(0, -2), rest: digits.slice(-2) };
}

/** A number is read by its shortest decimal text, so 0.1 + 0.2 is refused instead of rounded in silence. */
function plainNumber(value: number): string {
  return Number.isFinite(value) ? String(value) : "";
}
