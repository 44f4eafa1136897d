import type { PathName } from "../../contract";
import { fillPath, type PageValues, type SitePage } from "../../paths";
import type { AUCTION_LOT_PAGE, SALE_LOT_PAGE } from "../../paths/pages";
import { LOT_PAGE } from "../../paths/pages";
import { pageRegistry } from "./registry";
import type { Consent, DataLayerOptions, MartilloSettings, PageSettings } from "./page-settings";

/** The settings that have a value. */
export function defined(settings: {
  [Name in keyof MartilloSettings]?: MartilloSettings[Name] | undefined;
}): MartilloSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** Both have the same values under the same names. */
export function isSame(a: object, b: object): boolean {
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => Reflect.get(a, name) === Reflect.get(b, name));
}

/**
 * Settings of several sources as one, the nearest source first; the first source that has a value wins. How the visitor is signed in
 * belongs to the API that its source speaks to: it is never taken along to another one.
 */
export function mergeSettings(...sources: readonly MartilloSettings[]): MartilloSettings {
  const {
    token: _token,
    getToken: _getToken,
    ...merged
  } = Object.assign({}, ...sources.map(defined).reverse()) as MartilloSettings;
  const apiBase = normalizeApiBase(merged.apiBase);
  const signer = sources.find(
    ({ token, getToken }, index) =>
      (token !== undefined || getToken !== undefined) &&
      normalizeApiBase(apiBaseOf(sources.slice(index))) === apiBase,
  );
  return { ...merged, ...defined({ token: signer?.token, getToken: signer?.getToken }) };
}

/** A source without an API of its own speaks to that of the sources around it. */
function apiBaseOf(sources: readonly MartilloSettings[]): string | undefined {
  return sources.find(({ apiBase }) => apiBase !== undefined)?.apiBase;
}

/**
 * Tells all widgets of the page what they have in common: `configure({ apiBase, getToken })`. May be called again; widgets follow.
 * A `martillo-provider` around a widget, and the widget's own attributes, win over it.
 */
export function configure(settings: PageSettings): void {
  const registry = pageRegistry();
  registry.settings = { ...withoutStrangeSignIn(registry.settings, settings), ...settings };
  for (const listener of registry.settingsListeners) listener();
}

/**
 * Tells what the visitor says to being counted: `consent(true)`, `consent("denied")`. Until then facts are held in memory, and a no
 * drops them. What widgets do for the visitor does not depend on it.
 */
export function consent(answer: boolean | Consent): void {
  configure({ consent: answer });
}

/** What the visitor said, and whether the page wants a data layer. */
export function countingSettings(): { consent: Consent; dataLayer: DataLayerOptions | undefined } {
  const { settings, scriptSettings } = pageRegistry();
  const { consent: answer = "pending", dataLayer } = { ...scriptSettings, ...settings };
  const words = { true: "granted", false: "denied" } as const;
  return {
    consent: typeof answer === "boolean" ? words[`${answer}`] : answer,
    dataLayer: dataLayer === true ? {} : dataLayer || undefined,
  };
}

/** Where tokens are kept, if the page says so. */
export function tokenStorage(): PageSettings["tokenStorage"] {
  const { settings, scriptSettings } = pageRegistry();
  return settings.tokenStorage ?? scriptSettings.tokenStorage;
}

/** Whether a session that the server ends leads to the sign-in: not where `configure({ noLoginRedirect: true })` says so. */
export function leadsToLogin(): boolean {
  return !pageRegistry().settings.noLoginRedirect;
}

/** A sign-in that was told together with one API says nothing about the next one. */
function withoutStrangeSignIn(
  { token, getToken, ...rest }: MartilloSettings,
  { apiBase }: MartilloSettings,
): MartilloSettings {
  const isOther =
    rest.apiBase !== undefined &&
    apiBase !== undefined &&
    normalizeApiBase(rest.apiBase) !== normalizeApiBase(apiBase);
  return isOther ? rest : { ...rest, ...defined({ token, getToken }) };
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
  // A text that is no address reaches no server: the widgets say so, and the page lives on.
  const { href } = parseUrl(apiBase ?? "", `${base}/`) ?? { href: apiBase ?? "" };
  return href.replace(/\/+$/, "");
}

/** An address, or null for what is none. */
export function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

type LotPage = typeof LOT_PAGE | typeof AUCTION_LOT_PAGE | typeof SALE_LOT_PAGE;

/** Addresses as widgets write them into links: the host's own where it has one, else the house's. */
export interface Addresses {
  /** Address of a lot's page. `page`: which one of the house says how it is sold, where that is known. */
  lotUrl(id: number, page?: LotPage): string;
  /** Address of another page: `urlTo(INVOICE_PAGE, { id: 12 })`. */
  urlTo<Page extends SitePage>(page: Page, ...values: PageValues<Page>): string;
}

/** The addresses under these settings. */
export function addressesOf(
  apiBase: string,
  { lotUrl, paths }: Pick<MartilloSettings, "lotUrl" | "paths">,
): Addresses {
  const urlTo: Addresses["urlTo"] = (page, ...[values]) => {
    const [name, path] = page.split(":") as [PathName, string];
    return fillPath(paths?.[name] ?? apiBase + path, values);
  };
  return {
    urlTo,
    lotUrl(id, page = LOT_PAGE) {
      if (typeof lotUrl === "function") return lotUrl(id);
      return lotUrl ? fillPath(lotUrl, { id }) : urlTo(page, { id });
    },
  };
}
