import type { PageSettings } from "./page-settings";

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

/** What all copies of this package on a page share. Other rooms keep things here, too, and say which. */
export interface MartilloRegistry {
  /** From `configure()`. */
  settings: PageSettings;
  /** From the `data-*` attributes of the script tag; weaker than `settings`. */
  scriptSettings: PageSettings;
  settingsListeners: Set<() => void>;
  /** Lists that can be searched. */
  lists?: Set<PageList>;
  prefetched: PrefetchedLots[];
  /** Other reads, by address; undefined when a widget has taken the answer. */
  reads: Map<string, EarlyRead | undefined>;
  /** The messages that the developer of the page has had already. */
  told?: Set<string>;
}

const KEY = Symbol.for("martillo@1");

/** The page's one registry; the first copy of the package makes it. `Kept` is what the asking room keeps in it. */
export function pageRegistry<Kept extends object = object>(): MartilloRegistry & Partial<Kept> {
  const page = globalThis as { [KEY]?: MartilloRegistry };
  const registry: MartilloRegistry = (page[KEY] ??= {
    settings: {},
    scriptSettings: {},
    settingsListeners: new Set(),
    prefetched: [],
    reads: new Map(),
  });
  return registry as MartilloRegistry & Partial<Kept>;
}

/** The messages that the developer of the page has had already, from any copy of the package: none is said twice. */
export function toldOnPage(): Set<string> {
  return (pageRegistry().told ??= new Set());
}
