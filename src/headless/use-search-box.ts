import { useEffect, useState } from "react";
import { productSuggestions, type Suggestion } from "../contract";
import { type CallError, useQuery } from "../state";
import { after } from "../state/clock";

/** Which lots `useSearchBox` suggests. */
export interface SearchBoxOptions {
  /** 1 suggests timed auctions only, 0 direct sales only. @default both */
  auction?: 0 | 1;
}

/** A text and what it may become. */
export interface SearchBoxState {
  /** What is in the box. */
  text: string;
  setText(text: string): void;
  /** Lots that match. Empty below two characters. */
  lots: readonly Suggestion[];
  /** Completed texts, e.g. "Mercedes-Benz Clase A". */
  terms: readonly string[];
  /** An answer to this text is on its way. */
  isLoading: boolean;
  /** Why there is no answer; a search works without suggestions. */
  error: CallError | undefined;
}

const TYPING_PAUSE_MS = 200;
const LEAST_CHARACTERS = 2;
const MOST_CHARACTERS = 100;

/**
 * Suggestions while typing, for a box of one's own: `const { text, setText, lots, terms } = useSearchBox()`. It asks when the typing
 * pauses for 200 ms, and never shows the answer to another text.
 */
export function useSearchBox({ auction }: SearchBoxOptions = {}): SearchBoxState {
  const [text, setText] = useState("");
  const typed = text.trim().slice(0, MOST_CHARACTERS);
  const [settled, setSettled] = useState("");
  useEffect(() => after(TYPING_PAUSE_MS, () => setSettled(typed)), [typed]);

  const isWanted = typed.length >= LEAST_CHARACTERS;
  const isSettled = isWanted && settled === typed;
  const { data, error, isLoading } = useQuery(
    productSuggestions,
    isSettled ? { q: typed, ...(auction !== undefined && { auction }) } : null,
    { refreshOnFocus: false },
  );
  return {
    text,
    setText,
    lots: data?.records ?? [],
    terms: data?.terms ?? [],
    isLoading: isWanted && (!isSettled || isLoading),
    error,
  };
}
