import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { LocaleContext, localeTag, setDateFormat, setTimeZone } from "../../i18n";
import { actByDefault } from "./default-action";
import { type Runtime, runtimeFor } from "../runtime";
import {
  type Addresses,
  addressesOf,
  defined,
  type GetToken,
  isSame,
  type MartilloSettings,
  mergeSettings,
  onPageSettings,
  type PageSettings,
  pageSettings,
} from "../page";
import { pageSignIn } from "../session";
import { DefaultActionContext } from "./use-widget-events";
import type { Emit } from "../events";

/** The runtime as a widget sees it: with the addresses of its host. */
export interface WidgetRuntime extends Runtime, Addresses {}

interface MartilloContextValue {
  settings: MartilloSettings;
  runtime: WidgetRuntime;
}

const widgetRuntimes = new WeakMap<Runtime, [own: MartilloSettings, runtime: WidgetRuntime][]>();

/** One for all widgets of a page that agree; hundreds of cards do. */
function widgetRuntimeOf(base: Runtime, settings: MartilloSettings): WidgetRuntime {
  const known = widgetRuntimes.get(base) ?? [];
  let one = known.find(
    ([{ lotUrl, paths }]) => lotUrl === settings.lotUrl && paths === settings.paths,
  );
  if (!one) {
    one = [settings, { ...base, ...addressesOf(base.apiBase, settings) }];
    // A function made anew with each render would fill it; two are as many as a page has.
    widgetRuntimes.set(base, [one, ...known.slice(0, 1)]);
  }
  return one[1];
}

const MartilloContext = createContext<MartilloContextValue | null>(null);

/** Props of `MartilloProvider`. */
export interface MartilloProviderProps extends MartilloSettings {
  /** A runtime of its own, for tests and stories; `apiBase` is ignored then. */
  runtime?: Runtime;
  /** The widgets that it speaks for. */
  children?: ReactNode;
}

let pageSnapshot: MartilloSettings = {};

/** The same object until something changes, as React asks for. */
function readPageSettings(): MartilloSettings {
  const next = pageSettings();
  if (isSame(next, pageSnapshot)) return pageSnapshot;
  const { timeZone, dateFormat } = next as PageSettings;
  setTimeZone(timeZone);
  setDateFormat(dateFormat);
  return (pageSnapshot = next);
}

function usePageSettings(): MartilloSettings {
  return useSyncExternalStore(onPageSettings, readPageSettings, readPageSettings);
}

/**
 * Tells the widgets below which API they speak to, who the visitor is, and how they look. Settings that are left out come from a
 * provider further out, then from `configure()`. Several providers with one API base share session, lots, connection and clock.
 */
export function MartilloProvider({
  apiBase,
  token,
  getToken,
  locale,
  theme,
  lotUrl,
  paths,
  signIn,
  scope,
  phrases,
  runtime: givenRuntime,
  children,
}: MartilloProviderProps) {
  const outer = useContext(MartilloContext);
  const outerLocale = useContext(LocaleContext);
  const page = usePageSettings();
  const outerSettings = outer?.settings;
  const settings = useMemo(() => {
    const own = { apiBase: givenRuntime?.apiBase ?? apiBase, token, getToken };
    const rest = { locale, phrases, theme, lotUrl, paths, signIn, scope };
    return mergeSettings(defined({ ...own, ...rest }), outerSettings ?? {}, page);
  }, [
    givenRuntime,
    apiBase,
    token,
    getToken,
    locale,
    phrases,
    theme,
    lotUrl,
    paths,
    signIn,
    scope,
    outerSettings,
    page,
  ]);
  const inherited = apiBase === undefined ? outer?.runtime : undefined;
  const base = givenRuntime ?? inherited ?? runtimeFor(settings.apiBase);

  const value = useMemo<MartilloContextValue>(
    () => ({
      settings,
      runtime: widgetRuntimeOf(base, settings),
    }),
    [base, settings],
  );

  useHostToken(base, settings);

  const { timeZone, dateFormat } = page as PageSettings;
  const localeSettings = useMemo(
    () => ({
      locale: settings.locale === undefined ? outerLocale.locale : localeTag(settings.locale),
      phrases: settings.phrases ?? outerLocale.phrases,
      // What shows dates reads texts, too, and so follows.
      timeZone,
      dateFormat,
    }),
    [settings.locale, settings.phrases, outerLocale, timeZone, dateFormat],
  );

  const act = useCallback<Emit>(
    (name, detail) => actByDefault(base.session, name, detail),
    [base.session],
  );

  return (
    <MartilloContext value={value}>
      <DefaultActionContext value={act}>
        <LocaleContext value={localeSettings}>
          {theme === undefined ? (
            children
          ) : (
            <div className="martillo-root" data-theme={theme} style={{ display: "contents" }}>
              {children}
            </div>
          )}
        </LocaleContext>
      </DefaultActionContext>
    </MartilloContext>
  );
}

function signInOf({ token, getToken, signIn, scope }: MartilloSettings, apiBase: string) {
  const isByWindow = signIn === "popup" && token === undefined && getToken === undefined;
  return isByWindow ? pageSignIn(apiBase, scope) : getToken;
}

/** How the host asks a visitor to sign in by a window; undefined where a form of this page does. */
export function useHostSignIn(): GetToken["signIn"] {
  const { apiBase } = useRuntime();
  const context = useContext(MartilloContext);
  const page = usePageSettings();
  return signInOf(context?.settings ?? page, apiBase)?.signIn;
}

/** Hands the host's sign-in to the session; a source that goes away while this is mounted signs out again. */
function useHostToken({ session, apiBase }: Runtime, settings: MartilloSettings) {
  const { token } = settings;
  const getToken = signInOf(settings, apiBase);
  const wasGiven = useRef(false);
  // A layout effect: the first reads of the widgets below must know who is asking.
  useLayoutEffect(() => {
    const isGiven = token !== undefined || getToken !== undefined;
    if (isGiven || wasGiven.current) session.setHostToken({ token, getToken });
    wasGiven.current = isGiven;
  }, [session, token, getToken]);
}

/** What the widgets of this API share. Without a provider the page's settings rule. */
export function useRuntime(): WidgetRuntime {
  const context = useContext(MartilloContext);
  // A widget asks a dozen times, and there are hundreds of widgets: those below a provider follow the page through it alone.
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a component is below a provider, or not, for as long as it lives
  return context ? context.runtime : usePageRuntime();
}

function usePageRuntime(): WidgetRuntime {
  const page = usePageSettings();
  const runtime = useMemo(() => widgetRuntimeOf(runtimeFor(page.apiBase), page), [page]);
  useHostToken(runtime, page);
  return runtime;
}
