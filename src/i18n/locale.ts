import { createContext, useContext } from "react";
import { type DateFormat, setLanguage, type TimeZone } from "./formatters";
import type { Phrases } from "./phrases";

/** Language of the texts and the phrases that replace them. */
export interface LocaleSettings {
  /** BCP 47 tag. @default "es" */
  readonly locale: string;
  /** Replacements by `root.key` or by the source text, as `common/getDefault` serves them. */
  readonly phrases: Phrases;
  /** Zone that the page was given; dates are written in it by the formatters. */
  readonly timeZone?: TimeZone | undefined;
  /** How the page was told to write dates. */
  readonly dateFormat?: DateFormat | undefined;
}

const tags = new Map<string, string>();

/** A BCP 47 tag that `Intl` takes: `es_ES` is read as `es-ES`, and what is no tag at all as Spanish. */
export function localeTag(locale: string): string {
  let tag = tags.get(locale);
  if (tag === undefined) {
    try {
      tag = Intl.getCanonicalLocales(locale.trim().replaceAll("_", "-"))[0] ?? "es";
    } catch {
      tag = "es";
    }
    tags.set(locale, tag);
  }
  return tag;
}

/** Spanish as the widgets carry it. */
export const DEFAULT_LOCALE: LocaleSettings = { locale: "es", phrases: {} };

/** Locale of the widgets below; set by `MartilloProvider`. */
export const LocaleContext = createContext<LocaleSettings>(DEFAULT_LOCALE);

/** The locale in force here. Figures and dates that the component writes below it follow. */
export function useLocale(): LocaleSettings {
  const settings = useContext(LocaleContext);
  // Two widgets of a page may speak two languages: each sets its own while it renders.
  setLanguage(localeTag(settings.locale));
  return settings;
}
