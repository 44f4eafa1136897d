/** The market's own zone: a closing time reads the same for every visitor. */
export const TIME_ZONE = "Europe/Madrid";

/** Between an amount and its unit, so that they stay on one line. */
const NO_BREAK_SPACE = "\u00a0";

const numbers = new Intl.NumberFormat("de-DE", { useGrouping: true, maximumFractionDigits: 2 });
const amounts = new Intl.NumberFormat("de-DE", {
  useGrouping: true,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const wholeAmounts = new Intl.NumberFormat("de-DE", {
  useGrouping: true,
  maximumFractionDigits: 0,
});

const moments = new Intl.DateTimeFormat("es-ES", {
  timeZone: TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

function partsOf(epochMs: number): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const { type, value } of moments.formatToParts(epochMs)) parts[type] = value;
  return parts;
}

/**
 * A decimal euro amount of the wire as people read it: `"1550.00"` → `1.550,00 €`.
 * With `whole` an amount without cents loses them: `1.550 €`.
 */
export function formatMoney(decimal: string, { whole = false } = {}): string {
  const value = Number(decimal);
  const format = whole && Number.isInteger(value) ? wholeAmounts : amounts;
  return `${format.format(value)}${NO_BREAK_SPACE}€`;
}

/** `12345` → `12.345`; four digits are grouped too. At most two decimals. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** Epoch milliseconds → `20-11-2026`, in the market's zone. */
export function formatDay(epochMs: number): string {
  const { day, month, year } = partsOf(epochMs);
  return `${day}-${month}-${year}`;
}

/** Epoch milliseconds → `18:30`, in the market's zone; `18:30:05` with `seconds`. */
export function formatTime(epochMs: number, { seconds = false } = {}): string {
  const { hour, minute, second } = partsOf(epochMs);
  return seconds ? `${hour}:${minute}:${second}` : `${hour}:${minute}`;
}

/** Epoch milliseconds → `20-11-2026 18:30`, in the market's zone; with `seconds` `20-11-2026 18:30:05`. */
export function formatDateTime(epochMs: number, options?: { seconds?: boolean }): string {
  return `${formatDay(epochMs)} ${formatTime(epochMs, options)}`;
}
