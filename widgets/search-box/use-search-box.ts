import { useEffect, useState } from "react";
import {
  type InputOf,
  type OutputOf,
  productSuggestions,
  SEARCH_PAGE_SIZE,
} from "../../src/contract";
import { type Emit, useQuery, useRuntime } from "../../src/state";
import { after } from "../../src/state/clock";
import { moveOption } from "./move-option";
import type { SearchBoxModel, SearchOption } from "./search-box-model";

export interface UseSearchBoxOptions {
  auction?: 0 | 1 | undefined;
  search?: string | undefined;
  action?: string | undefined;
}

/** Typing faster than this asks nothing. */
const TYPING_PAUSE_MS = 200;
const LEAST_CHARACTERS = 2;
const MOST_CHARACTERS = 100;
/** A list that can be taken in at a glance and fits a phone beside its keyboard. */
const MOST_TERMS = 3;
const MOST_LOTS = 6;

/** Everything a search box shows and does, for a view of one's own. */
export function useSearchBox(options: UseSearchBoxOptions, emit: Emit): SearchBoxModel {
  const { action } = options;
  // An attribute may hold any number.
  const auction = options.auction === 0 || options.auction === 1 ? options.auction : undefined;
  const runtime = useRuntime();
  const [text, setText] = useFollowed(options.search ?? "");
  const [isWanted, setWanted] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);

  const typed = text.trim().slice(0, MOST_CHARACTERS);
  const asked = useAfterPause(typed);
  const isAsking = isWanted && asked.length >= LEAST_CHARACTERS;
  const input: InputOf<typeof productSuggestions> | null = isAsking
    ? { q: asked, ...(auction !== undefined && { auction }) }
    : null;
  // Each text is a question of its own: an answer to a former one is never shown for this one.
  const { data, isLoading } = useQuery(productSuggestions, input, { refreshOnFocus: false });

  const options_ =
    data && typed.length >= LEAST_CHARACTERS ? optionsOf(data, typed, runtime.assetUrl) : [];
  const isOpen = isWanted && options_.length > 0;
  const at = options_.findIndex(({ key }) => key === activeKey);
  const activeIndex = at < 0 ? null : at;

  function close() {
    setWanted(false);
    setActiveKey(null);
  }

  function search(sought: string): boolean {
    close();
    return emit("martillo-search-request", {
      search: sought,
      page: 1,
      limit: SEARCH_PAGE_SIZE,
      orderby: "p.id",
      order: "desc",
      ...(auction !== undefined && { auction }),
    });
  }

  return {
    text,
    asked,
    isOpen,
    isLoading: isAsking && isLoading,
    options: options_,
    activeIndex,
    hrefOf: (option) =>
      option.kind === "lot" ? runtime.lotUrl(option.lot) : searchAddress(action, option.text),
    onText(next) {
      setText(next);
      setWanted(true);
      setActiveKey(null);
    },
    onOpen: () => setWanted(true),
    onClose: close,
    onMove(to) {
      const next = moveOption(activeIndex, to, options_.length);
      setActiveKey(next === null ? null : (options_[next]?.key ?? null));
    },
    onPoint: (index) => setActiveKey(options_[index]?.key ?? null),
    onChoose(option) {
      if (option.kind === "search") {
        setText(option.text);
        return search(option.text) && action !== undefined;
      }
      close();
      return emit("martillo-lot-open-request", {
        lot: option.lot,
        url: runtime.lotUrl(option.lot),
      });
    },
    onSubmit: () => search(text.trim()) && action !== undefined,
    onClear() {
      setText("");
      close();
    },
  };
}

/** State that starts over whenever its source says something new. */
function useFollowed(source: string) {
  const [state, setState] = useState({ source, text: source });
  if (state.source !== source) setState({ source, text: source });
  return [
    state.source === source ? state.text : source,
    (text: string) => setState({ source, text }),
  ] as const;
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => after(TYPING_PAUSE_MS, () => setSettled(text)), [text]);
  // An emptied box is empty at once.
  return text === "" ? "" : settled;
}

function searchAddress(action: string | undefined, text: string): string {
  if (action === undefined) return "#";
  return `${action}${action.includes("?") ? "&" : "?"}search=${encodeURIComponent(text)}`;
}

function saleOf(record: OutputOf<typeof productSuggestions>["records"][number]) {
  if (record.market_status === "scheduled") return "scheduled";
  if (record.auction === 0) return "sale";
  return ["open", "closing"].includes(record.market_status) ? "auction" : "ended";
}

function optionsOf(
  { terms, records }: OutputOf<typeof productSuggestions>,
  typed: string,
  assetUrl: (path: string) => string,
): SearchOption[] {
  return [
    ...terms
      .filter((term) => term.toLowerCase() !== typed.toLowerCase())
      .slice(0, MOST_TERMS)
      .map(
        (term) => ({ kind: "search", key: `term:${term}`, text: term, icon: "search" }) as const,
      ),
    ...records.slice(0, MOST_LOTS).map(
      (record) =>
        ({
          kind: "lot",
          key: `lot:${record.objectID}`,
          lot: Number(record.objectID),
          title: record.title,
          thumb: record.thumb ? assetUrl(record.thumb) : undefined,
          price: record.wprice,
          sale: saleOf(record),
        }) as const,
    ),
    { kind: "search", key: "typed", text: typed, icon: "search" },
  ];
}
