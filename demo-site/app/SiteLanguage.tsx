import { LocaleContext, useLocale } from "martillo";
import { type ReactNode, useMemo } from "react";
import { useSiteTexts } from "./language";

/** Lays the site's own texts beside those of the widgets, so that both are looked up in the same way. */
export function SiteLanguage({ children }: { children: ReactNode }) {
  const page = useLocale();
  const texts = useSiteTexts();
  const settings = useMemo(
    () => ({ ...page, phrases: { ...texts, ...page.phrases } }),
    [page, texts],
  );
  return <LocaleContext value={settings}>{children}</LocaleContext>;
}
