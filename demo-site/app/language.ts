import { keptLanguage, type Phrases, startLanguage, startTimeZone, useLanguage } from "martillo";
import { useEffect, useSyncExternalStore } from "react";
import { loadSiteTexts } from "./locales/load-site-texts";

/** A page that was in another language before waits so long for its words, rather than show Spain's first. */
const PATIENCE_MS = 1_500;

interface SiteTexts {
  locale: string;
  texts: Phrases;
}

let shown: SiteTexts = { locale: "es-ES", texts: {} };
/** The language that was wanted last. */
let wanted = "";
const listeners = new Set<() => void>();

async function show(locale: string): Promise<void> {
  wanted = locale;
  if (shown.locale === locale) return;
  const texts = await loadSiteTexts(locale);
  if (wanted !== locale) return;
  shown = { locale, texts };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Begins the site in the visitor's language. A first visit does not wait: until the house has told where the visitor seems to be, the page
 * speaks Spain's Spanish.
 */
export async function beginInLanguage(): Promise<void> {
  startTimeZone();
  // Read before the start: a first visit may write one.
  const kept = keptLanguage();
  const started = startLanguage().then(({ locale }) => show(locale).catch(() => {}));
  if (kept && kept.locale !== shown.locale)
    await Promise.race([started, new Promise((run) => setTimeout(run, PATIENCE_MS))]);
}

/** The site's own texts in the visitor's language, and the document says which one that is. */
export function useSiteTexts(): Phrases {
  const { locale } = useLanguage().language;
  const { texts } = useSyncExternalStore(subscribe, () => shown);
  useEffect(() => {
    document.documentElement.lang = locale;
    // Without its words the site stays as it is; the next choice tries again.
    show(locale).catch(() => {});
  }, [locale]);
  return texts;
}
