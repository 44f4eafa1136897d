import type { CallError } from "../../client";
import { formatMessage, formatMoney, type Phrases } from "../../i18n";
import { pageRegistry } from "./registry";

/** A failure in the words that `configure({ phrases })` gave the page. */
export function inPageWords(error: CallError): CallError {
  const { phrases, locale = "es" } = pageRegistry().settings;
  return phrases ? inWords(error, phrases, locale) : error;
}

/** A failure in the words of a table: by its Spanish text, else by its code. */
export function inWords(error: CallError, phrases: Phrases, locale: string): CallError {
  const { code, message, next, minimum, retryAfter, fields } = error;
  const values = {
    ...(minimum !== undefined && { minimum: formatMoney(minimum) }),
    ...(retryAfter !== undefined && { seconds: retryAfter }),
  };
  const say = (own: string, key: string) =>
    formatMessage(phrases[own] ?? phrases[key] ?? own, values, locale);
  return {
    ...error,
    message: say(message, `error.${code}`),
    ...(next !== undefined && { next: say(next, `error.${code}.next`) }),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, phrases[text] ?? text]),
      ),
    }),
  };
}
