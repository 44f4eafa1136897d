import type { CallError } from "../client";
import { formatMessage, formatMoney } from "../i18n";
import { pageRegistry } from "./registry";

/** A failure in the words that `configure({ phrases })` gave the page: by its Spanish text, else by its code. */
export function inPageWords(error: CallError): CallError {
  const { phrases, locale = "es" } = pageRegistry().settings;
  if (!phrases) return error;
  const { code, message, next, minimum, retryAfter } = error;
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
  };
}
