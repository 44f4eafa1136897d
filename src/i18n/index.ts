export { defineMessages, type Messages } from "./define-messages";
export { formatMessage, type MessageValues } from "./format-message";
export {
  type DateFormat,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  setDateFormat,
  setTimeZone,
  TIME_ZONE,
  type TimeZone,
  timeZone,
  zoneNote,
} from "./formatters";
export { DEFAULT_LOCALE, LocaleContext, type LocaleSettings, localeTag, useLocale } from "./locale";
export type { Phrases } from "./phrases";
export { type Translate, translator, useMessages } from "./use-messages";
export { phraseIn, type SayPhrase, usePhrase } from "./use-phrase";
