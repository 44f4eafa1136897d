import { useEffect, useReducer, useRef } from "react";

/** Something to choose while typing. */
export interface Suggestion {
  key: string;
  label: string;
  /** What tells it from others of the same name. */
  note?: string;
}

export interface SuggestionQuestion<Option> {
  /** Asks for what fits a text; given up when the text changes. */
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  delayMs: number;
  /** Shorter texts are not asked about. */
  shortest: number;
}

export interface SuggestionState<Option> {
  status: "closed" | "loading" | "open" | "failed";
  options: readonly Option[];
  active: number | null;
}

type Change<Option> =
  | { kind: "ask" }
  | { kind: "answer"; options: readonly Option[] }
  | { kind: "fail" }
  | { kind: "close" }
  | { kind: "point"; at: number | null };

function next<Option>(
  state: SuggestionState<Option>,
  change: Change<Option>,
): SuggestionState<Option> {
  switch (change.kind) {
    case "ask":
      return { ...state, status: "loading", active: null };
    case "answer":
      return { status: "open", options: change.options, active: null };
    case "fail":
      return { status: "failed", options: [], active: null };
    case "close":
      return { status: "closed", options: [], active: null };
    case "point":
      return { ...state, active: change.at };
  }
}

/** Asks for suggestions once the visitor pauses, and keeps to the answer of the last text. */
export function useSuggestions<Option>({ load, delayMs, shortest }: SuggestionQuestion<Option>) {
  const [state, change] = useReducer(next<Option>, {
    status: "closed",
    options: [],
    active: null,
  });
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);

  function ask(text: string) {
    giveUp.current?.();
    if (text.trim().length < shortest) return change({ kind: "close" });
    const abort = new AbortController();
    const timer = setTimeout(() => {
      change({ kind: "ask" });
      load(text.trim(), abort.signal).then(
        (options) => abort.signal.aborted || change({ kind: "answer", options }),
        () => abort.signal.aborted || change({ kind: "fail" }),
      );
    }, delayMs);
    giveUp.current = () => {
      clearTimeout(timer);
      abort.abort();
    };
  }

  return {
    state,
    ask,
    close() {
      giveUp.current?.();
      change({ kind: "close" });
    },
    point: (at: number | null) => change({ kind: "point", at }),
  };
}
