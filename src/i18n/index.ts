// Texts, figures and moments in the visitor’s language.
export { defineMessages, type Messages, type MessageKeyOf } from "./define-messages";
export { formatMessage, type MessageValues } from "./format-message";
export { formatDateTime, formatPercent } from "./exact-formats";
export {
  type DateFormat,
  formatCents,
  formatDay,
  formatMoment,
  formatMomentDay,
  formatMoney,
  formatNumber,
  formatTime,
  isEnglish,
  type MomentOptions,
  type MoneyOptions,
  setDateFormat,
  setLanguage,
  setTimeZone,
  splitCents,
  TIME_ZONE,
  type TimeZone,
  timeZone,
  zoneNote,
} from "./formatters";
export { DEFAULT_LOCALE, LocaleContext, type LocaleSettings, localeTag, useLocale } from "./locale";
export type { Phrases } from "./phrases";
export { type Translate, translator, useMessages } from "./use-messages";
export { phraseIn, type SayPhrase, usePhrase } from "./use-phrase";
