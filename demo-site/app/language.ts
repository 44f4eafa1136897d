import { startLanguage, startTimeZone, useLanguage } from "martillo";
import { useEffect } from "react";

/** A page that was in another language before waits so long for its words, rather than show Spain's first. */
const PATIENCE_MS = 1_500;

/**
 * Begins the site in the visitor's language. A first visit does not wait: until the house has told where the visitor seems to be, the page
 * speaks Spain's Spanish.
 */
export async function beginInLanguage(): Promise<void> {
  startTimeZone();
  const started = startLanguage();
  // The page's first script has read the kept choice.
  const isOther = document.documentElement.lang !== "es-ES";
  if (isOther) await Promise.race([started, new Promise((run) => setTimeout(run, PATIENCE_MS))]);
}

/** The document says in which language it is. */
export function useDocumentLanguage(): void {
  const { locale } = useLanguage().language;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
