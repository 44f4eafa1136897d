import { useMemo } from "react";
import { formatMessage, type MessageValues } from "./format-message";
import { type LocaleSettings, useLocale } from "./locale";

/** Says a fixed text in the words of the page. */
export type SayPhrase = (literal: string, values?: MessageValues) => string;

const NO_VALUES: MessageValues = {};

/** `usePhrase` for code outside components. */
export function phraseIn({ phrases, locale }: LocaleSettings): SayPhrase {
  return (literal, values = NO_VALUES) =>
    formatMessage(phrases[literal] ?? literal, values, locale);
}

/**
 * Fixed texts that are the names of their own phrases, as rules and the server say them: `usePhrase()("Required!")` is "Obligatorio"
 * where the page has the phrases of the API, and "Required!" where it has none.
 */
export function usePhrase(): SayPhrase {
  const settings = useLocale();
  return useMemo(() => phraseIn(settings), [settings]);
}
