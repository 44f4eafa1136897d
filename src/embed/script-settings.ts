import type { MartilloSettings } from "../state/page";

/** The loader's own script element: classic while it runs, else found by its name, of whichever version. */
export function ownScript(): HTMLScriptElement | null {
  return (
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[src*="/embed.js"],script[src*="/embed@"]')
  );
}

/** An address without a slash at the end, as the widgets know an API by. */
export function baseOf(address: string, base: string): string {
  return new URL(address, base).href.replace(/\/+$/, "");
}

/** Settings in the `data-*` attributes of the script tag; the API is where the script came from unless `data-api-base` says so. */
export function scriptSettings({ src, dataset }: HTMLScriptElement): MartilloSettings {
  const said = Object.entries(dataset).filter(
    ([name, value]) =>
      value && /^(apiBase|token|locale|theme|lotUrl|signIn|scope|consent)$/.test(name),
  );
  return { apiBase: baseOf(".", src), ...Object.fromEntries(said) };
}
