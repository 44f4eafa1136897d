import { useMemo } from "react";
import type { Messages } from "./define-messages";
import { formatMessage, type MessageValues } from "./format-message";
import { type LocaleSettings, useLocale } from "./locale";

/** Looks a text up by its key and fills its placeholders. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

const NO_VALUES: MessageValues = {};

/** `useMessages` for code outside components. */
export function translator<Texts extends Readonly<Record<string, string>>>(
  messages: Messages<Texts>,
  { locale, phrases }: LocaleSettings,
): Translate<keyof Texts & string> {
  return (key, values = NO_VALUES) => {
    const source: string = messages.texts[key] ?? key;
    const text = phrases[`${messages.root}.${key}`] ?? phrases[source] ?? source;
    return formatMessage(text, values, locale);
  };
}

/** The texts of a widget in the locale in force: `const t = useMessages(messages); t("bids", { count: 3 })`. */
export function useMessages<Texts extends Readonly<Record<string, string>>>(
  messages: Messages<Texts>,
): Translate<keyof Texts & string> {
  const settings = useLocale();
  return useMemo(() => translator(messages, settings), [messages, settings]);
}
