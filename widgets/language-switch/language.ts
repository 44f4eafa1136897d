import { createStore } from "zustand/vanilla";
import { type Defaults, type LanguageSet } from "../../src/contract";
import type { DateFormat, Phrases } from "../../src/i18n";
import { askHouse, configure, type Runtime } from "../../src/state";
import { runtimeFor } from "../../src/state/runtime";
import { pageSettings } from "../../src/state/page";
import { loadLocale } from "../locales/load-locale";
import { HOUSE_LANGUAGE, type Language, languageOf } from "./languages";
import { keptLanguage, storeLanguage } from "./language-choice";

/** The page's language, and whether another one is on its way. */
export interface LanguageState {
  language: Language;
  isLoading: boolean;
  /** The last one that was wanted could not be loaded; the page stays as it is. */
  hasFailed: boolean;
}

/** One for the page: all its widgets speak one language. */
export const languageStore = createStore<LanguageState>(() => ({
  language: HOUSE_LANGUAGE,
  isLoading: false,
  hasFailed: false,
}));

/** The host's own words, as they were before any language was laid over them. */
let hostPhrases: Phrases | undefined;
/** Numbers the wishes; only the last one counts. */
let wishes = 0;

type Calls = Pick<Runtime, "call">;

function pageRuntime(): Calls {
  return runtimeFor(pageSettings().apiBase);
}

async function defaultsOf(runtime: Calls, code: LanguageSet): Promise<Defaults | undefined> {
  const result = await askHouse(runtime, code);
  return result.ok ? result.data : undefined;
}

const FORMATS: readonly DateFormat[] = ["DD-MM-YYYY HH:mm", "MM-DD-YYYY h:mm a"];

/** Lays a language over the page: the widgets' texts in it, over these the phrases of the house, over these the host's own words. */
function apply(language: Language, texts: Phrases, defaults: Defaults | undefined) {
  const phrases = defaults?.phrases ?? {};
  const dateFormat = FORMATS.find((format) => format === defaults?.market.datetime_format);
  hostPhrases ??= pageSettings().phrases ?? {};
  const isSpanish = language.locale.startsWith("es");
  configure({
    locale: language.locale,
    ...(dateFormat && { dateFormat }),
    phrases: { ...texts, ...phrases, ...(isSpanish && hostPhrases) },
  });
  languageStore.setState({ language, isLoading: false, hasFailed: false });
}

/** Without the phrases of the house the widgets' own texts do; without either the page stays as it is. */
async function load(runtime: Calls, language: Language, known?: Defaults): Promise<void> {
  const wish = ++wishes;
  languageStore.setState({ isLoading: true, hasFailed: false });
  const [texts, defaults] = await Promise.all([
    loadLocale(language.locale).catch(() => undefined),
    known ?? defaultsOf(runtime, language.code),
  ]);
  if (wish !== wishes) return;
  const isEmpty = !defaults && Object.keys(texts ?? {}).length === 0;
  if (texts && !isEmpty) return apply(language, texts, defaults);
  const hasFailed = languageStore.getState().language !== language;
  languageStore.setState({ isLoading: false, hasFailed });
}

/**
 * Begins the page in its language: the visitor's earlier choice, else that of the country where they seem to be, else Spain's.
 * Never throws; after a failure the page stays in Spanish. Nothing is stored for a visitor who reads that.
 */
export async function startLanguage(runtime: Calls = pageRuntime()): Promise<Language> {
  const chosen = keptLanguage();
  if (chosen) await load(runtime, chosen);
  else {
    const before = wishes;
    const defaults = await defaultsOf(runtime, HOUSE_LANGUAGE.code);
    // The visitor chose a language meanwhile: that choice counts.
    if (wishes !== before) return languageStore.getState().language;
    const local = languageOf(defaults?.market.language) ?? HOUSE_LANGUAGE;
    if (local === HOUSE_LANGUAGE) await load(runtime, local, defaults);
    else {
      await load(runtime, local);
      if (languageStore.getState().language === local) storeLanguage(local.code);
    }
  }
  return languageStore.getState().language;
}

/** The visitor wants this language, from now on. What cannot be loaded changes nothing. */
export async function chooseLanguage(
  code: LanguageSet,
  runtime: Calls = pageRuntime(),
): Promise<void> {
  const language = languageOf(code);
  if (!language) return;
  await load(runtime, language);
  if (languageStore.getState().language.code === code) storeLanguage(code);
}
