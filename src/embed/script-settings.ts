import type { MartilloSettings } from "../state/settings";

/** The loader's own script element: classic while it runs, else found by its name, of whichever version. */
export function ownScript(): HTMLScriptElement | null {
  return (
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[src*="/embed.js"],script[src*="/embed@"]')
  );
}

/** Settings in the `data-*` attributes of the script tag; the API is where the script came from unless `data-api-base` says so. */
export function scriptSettings({ src, dataset }: HTMLScriptElement): MartilloSettings {
  const settings: MartilloSettings = {
    apiBase: dataset["apiBase"] ?? new URL(".", src).href.replace(/\/+$/, ""),
  };
  for (const name of ["token", "locale", "theme", "lotUrl", "signIn", "scope", "consent"]) {
    if (dataset[name]) Object.assign(settings, { [name]: dataset[name] });
  }
  return settings;
}
