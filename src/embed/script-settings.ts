import type { MartilloSettings, Theme } from "../state/settings";

/** The loader's own script element: classic while it runs, else found by its name. */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  return document.querySelector<HTMLScriptElement>('script[src*="embed.js"]');
}

/** Settings in the `data-*` attributes of the script tag; the API is where the script came from unless `data-api-base` says so. */
export function scriptSettings({ src, dataset }: HTMLScriptElement): MartilloSettings {
  const { apiBase, token, locale, theme, lotUrl } = dataset;
  return {
    apiBase: apiBase ?? new URL(".", src).href.replace(/\/+$/, ""),
    ...(token && { token }),
    ...(locale && { locale }),
    ...(theme && { theme: theme as Theme }),
    ...(lotUrl && { lotUrl }),
  };
}
