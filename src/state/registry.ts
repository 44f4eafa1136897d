import type { FactBus } from "./fact-bus";
import type { Runtime, RuntimeOptions } from "./runtime";
import type { PageSettings } from "./settings";
import type { MartilloSignIn } from "./sign-in-window";

/** The text of an answer and when it arrived. */
export interface EarlyAnswer {
  text: string;
  receivedAt: number;
}

/** A request that the script-tag loader sent, as a guest, before any widget code had arrived. */
export interface EarlyRead {
  /** Undefined when it failed. */
  answer: Promise<EarlyAnswer | undefined>;
  /** Moment of the monotonic clock, as `receivedAt` is. */
  sentAt: number;
}

/** Lots that the script-tag loader asked for, as a guest, before any widget code had arrived. */
export interface PrefetchedLots extends EarlyRead {
  apiBase: string;
  action: "product/lots" | "product/singleProduct";
  ids: readonly number[];
  /** Those that a widget has read here already; each is read once. The ids stay, so that the loader does not ask again. */
  taken?: Set<number>;
}

/** A list of lots on the page, for a search box beside it. */
export interface PageList {
  /** Its outermost node, perhaps in a shadow root. */
  node: Element;
  /** Shows what has these words; the empty text everything. */
  search(text: string): void;
}

/** What all copies of this package on a page share. */
export interface MartilloRegistry {
  /** By API base. */
  runtimes: Map<string, Runtime>;
  /** Makes runtimes; the first copy that registers an element says how, so that those of a page are of one version. */
  createRuntime?: (options?: RuntimeOptions) => Runtime;
  /** From `configure()`. */
  settings: PageSettings;
  /** From the `data-*` attributes of the script tag; weaker than `settings`. */
  scriptSettings: PageSettings;
  settingsListeners: Set<() => void>;
  /** By API base and scope: what `signIn: "popup"` stands for. */
  signIns?: Map<string, MartilloSignIn>;
  /** What happened in the widgets, for whoever counts it. */
  facts?: FactBus;
  /** Lists that can be searched. */
  lists?: Set<PageList>;
  prefetched: PrefetchedLots[];
  /** Other reads, by address; undefined when a widget has taken the answer. */
  reads: Map<string, EarlyRead | undefined>;
}

const KEY = Symbol.for("martillo@1");

/** The page's one registry; the first copy of the package makes it. */
export function pageRegistry(): MartilloRegistry {
  const page = globalThis as { [KEY]?: MartilloRegistry };
  return (page[KEY] ??= {
    runtimes: new Map(),
    settings: {},
    scriptSettings: {},
    settingsListeners: new Set(),
    prefetched: [],
    reads: new Map(),
  });
}
