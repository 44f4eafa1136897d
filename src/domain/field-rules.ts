/** A number with an optional sign and at most one decimal mark, point or comma. */
const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** First day that a date may have where nothing else is said. */
export const FIRST_DAY = "1900-01-01";
/** The last one. */
export const LAST_DAY = "2100-12-31";

/** Fixed texts of rules: names of phrases, and what is shown where there are none. */
export const FIELD_TEXTS = {
  required: "Required!",
  decimal: "invalid decimal",
  tooLate: "Date should not be after maximal date",
  tooEarly: "Date should not be before minimal date",
  digits: "Only numbers are allowed",
} as const;

/** Whether there is nothing in a field; spaces alone are nothing, and so is an unticked box. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}

/** Whether a text is a decimal number, `12`, `12.5` or `12,5`. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text.trim());
}

/** The number that a decimal text means; undefined when it is none. */
export function decimalOf(text: string): number | undefined {
  return isDecimal(text) ? Number(text.trim().replace(",", ".")) : undefined;
}

/** Whether a text is a day that exists, `2024-02-29`. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = CALENDAR_DAY.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** The fault of a day, by the fixed texts; days are compared as they are written. */
export function dayProblem(
  text: string,
  earliest: string = FIRST_DAY,
  latest: string = LAST_DAY,
): string | undefined {
  if (text > latest || /^\d{5}/.test(text)) return FIELD_TEXTS.tooLate;
  return text < earliest ? FIELD_TEXTS.tooEarly : undefined;
}
