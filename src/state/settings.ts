import { pageRegistry } from "./registry";

/** Light, dark, or as the visitor's system says. */
export type Theme = "auto" | "light" | "dark";

/** Address of a lot's page: a template with `{id}`, or a function of the id. */
export type LotUrl = string | ((id: number) => string);

/** Gives the token to send, and is called again when that one has expired. Undefined means a guest. */
export type GetToken = () => string | undefined | null | Promise<string | undefined | null>;

/** What can be told once for many widgets. */
export interface MartilloSettings {
  /** Origin of the API, optionally with a path. @default where `embed.js` came from, or the page's own origin */
  apiBase?: string;
  /** The recommended way to sign in visitors of a partner page. */
  getToken?: GetToken;
  /** A fixed token; the simple way. */
  token?: string;
  /** BCP 47 tag. @default "es" */
  locale?: string;
  /** @default the colour scheme of the page */
  theme?: Theme;
  /** @default "{apiBase}/productView/{id}" */
  lotUrl?: LotUrl;
}

/** The settings that have a value. */
export function defined(settings: {
  [Name in keyof MartilloSettings]: MartilloSettings[Name] | undefined;
}): MartilloSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** Settings of several sources as one; the first source that has a value wins. */
export function mergeSettings(...sources: readonly MartilloSettings[]): MartilloSettings {
  return Object.assign({}, ...sources.map(defined).reverse());
}

/**
 * Tells all widgets of the page what they have in common: `configure({ apiBase, getToken })`. May be called again; widgets follow.
 * A `martillo-provider` around a widget, and the widget's own attributes, win over it.
 */
export function configure(settings: MartilloSettings): void {
  const registry = pageRegistry();
  registry.settings = { ...registry.settings, ...settings };
  for (const listener of registry.settingsListeners) listener();
}

/** What `configure()` and the script tag say. */
export function pageSettings(): MartilloSettings {
  const { settings, scriptSettings } = pageRegistry();
  return mergeSettings(settings, scriptSettings);
}

/** Calls back after each `configure()`. Returns the function that stops it. */
export function onPageSettings(listener: () => void): () => void {
  const { settingsListeners } = pageRegistry();
  settingsListeners.add(listener);
  return () => void settingsListeners.delete(listener);
}

/** An API base as runtimes are keyed by it: absolute, without a slash at the end. */
export function normalizeApiBase(apiBase: string | undefined): string {
  const origin = typeof location === "undefined" ? "http://localhost" : location.origin;
  // A page without an origin of its own (file:, data:) must name its API; anything else is better than a crash.
  const base = origin === "null" ? "http://localhost" : origin;
  return new URL(apiBase ?? "", `${base}/`).href.replace(/\/+$/, "");
}

/** Address of a lot's page under these settings. */
export function resolveLotUrl(lotUrl: LotUrl | undefined, apiBase: string, id: number): string {
  if (typeof lotUrl === "function") return lotUrl(id);
  return (lotUrl ?? `${apiBase}/productView/{id}`).replaceAll("{id}", String(id));
}
