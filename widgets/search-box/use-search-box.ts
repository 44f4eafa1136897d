import { type RefObject, useEffect, useRef, useState } from "react";
import { SEARCH_PAGE_SIZE } from "../../src/contract";
import { type Emit, findPageList, prepareCalls, reportMistake, useRuntime } from "../../src/state";
import { monotonicNow } from "../../src/state/clock";
import { useChunk } from "../../src/late";
import type { SuggestionAnswer } from "./ask-suggestions";
import type { SearchBoxModel } from "./search-box-model";
import { suggestionsChunk } from "./suggestions-chunk";

export interface UseSearchBoxOptions {
  auction?: 0 | 1 | undefined;
  search?: string | undefined;
  htmlFor?: string | undefined;
  action?: string | undefined;
}

/** Letters that follow each other faster than this are one question, asked when they pause; a letter by itself is asked at once. */
const TYPING_PAUSE_MS = 200;
const LEAST_CHARACTERS = 2;
const MOST_CHARACTERS = 100;

/** Everything a search box shows and does, for a view of one's own. */
export function useSearchBox(options: UseSearchBoxOptions, emit: Emit): SearchBoxModel {
  const { action } = options;
  // An attribute may hold any number.
  const auction = options.auction === 0 || options.auction === 1 ? options.auction : undefined;
  const runtime = useRuntime();
  const [text, setText] = useFollowed(options.search ?? "");
  const [isWanted, setWanted] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { module: suggestions, hasFailed } = useChunk(suggestionsChunk, isWanted);

  const typed = text.trim().slice(0, MOST_CHARACTERS);
  const isAsking = isWanted && typed.length >= LEAST_CHARACTERS;
  const typing = useRef({ at: -Infinity, pauseMs: Infinity });
  const { answer, isLoading } = useAnswer(suggestions, isAsking ? typed : "", auction, typing);

  const shown =
    suggestions && isAsking && answer ? suggestions.optionsOf(answer, typed, runtime.assetUrl) : [];
  const isOpen = isWanted && shown.length > 0;
  const at = shown.findIndex(({ key }) => key === activeKey);
  const activeIndex = at < 0 ? null : at;

  function close() {
    setWanted(false);
    setActiveKey(null);
  }

  /** False when the host, or a list of the page, has taken the search over. */
  function search(sought: string): boolean {
    close();
    const isOurs = emit("martillo-search-request", {
      search: sought,
      page: 1,
      limit: SEARCH_PAGE_SIZE,
      orderby: "p.id",
      order: "desc",
      ...(auction !== undefined && { auction }),
    });
    if (!isOurs) return false;
    const { htmlFor } = options;
    // An address to go to is meant, unless the page names a list.
    const list = action === undefined || htmlFor ? findPageList(htmlFor) : undefined;
    if (htmlFor && !list) reportMistake("for", htmlFor);
    list?.search(sought);
    return list === undefined;
  }

  return {
    text,
    asked: typed,
    isOpen,
    isLoading,
    hasFailed: isWanted && hasFailed,
    options: shown,
    activeIndex,
    hrefOf: (option) =>
      option.kind === "lot" ? runtime.lotUrl(option.lot) : searchAddress(action, option.text),
    prepare() {
      if (!hasFailed) void suggestionsChunk.load();
      prepareCalls();
    },
    onRetry: () => void suggestionsChunk.load(),
    onText(next) {
      const at = monotonicNow();
      typing.current = { at, pauseMs: at - typing.current.at };
      setText(next);
      setWanted(true);
      setActiveKey(null);
    },
    onOpen: () => setWanted(true),
    onClose: close,
    onPoint: (index) => setActiveKey(index === null ? null : (shown[index]?.key ?? null)),
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

/** What there is to suggest for a text, from the first frame on; the empty text asks nothing. */
function useAnswer(
  suggestions: typeof import("./suggestions") | undefined,
  text: string,
  auction: 0 | 1 | undefined,
  typing: RefObject<{ pauseMs: number }>,
) {
  const runtime = useRuntime();
  const [settled, setSettled] = useState("");
  const [kept, setKept] = useState<{ answer: SuggestionAnswer; auction: 0 | 1 | undefined }>();
  const known = text && suggestions?.knownAnswer({ runtime, text, auction });
  if (known && known !== kept?.answer) setKept({ answer: known, auction });

  const isMissing = text !== "" && suggestions !== undefined && !known;
  useEffect(() => {
    if (!isMissing || !suggestions) return;
    const delay = typing.current.pauseMs > TYPING_PAUSE_MS ? 0 : TYPING_PAUSE_MS;
    return suggestions.askForSuggestions({ runtime, text, auction }, delay, () => setSettled(text));
  }, [suggestions, isMissing, runtime, text, auction, typing]);

  const former = kept?.auction === auction ? kept?.answer : undefined;
  return {
    answer: known || (former && suggestions?.stillMatching(former, text)),
    isLoading: isMissing && settled !== text,
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

function searchAddress(action: string | undefined, text: string): string {
  if (action === undefined) return "#";
  return `${action}${action.includes("?") ? "&" : "?"}search=${encodeURIComponent(text)}`;
}
