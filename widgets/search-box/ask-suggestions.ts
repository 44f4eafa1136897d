import { type InputOf, type OutputOf, productSuggestions } from "../../src/contract";
import type { Runtime } from "../../src/state";
import { after, monotonicNow } from "../../src/state/clock";

export type SuggestionAnswer = OutputOf<typeof productSuggestions>;

/** A text to complete, and where. */
export interface SuggestionQuestion extends Pick<InputOf<typeof productSuggestions>, "auction"> {
  runtime: Pick<Runtime, "id" | "call">;
  text: string;
}

/** Prices are shown: an answer older than this is asked for again. */
const FRESH_MS = 60_000;
const MOST_ANSWERS = 100;

interface Known {
  answer: SuggestionAnswer;
  until: number;
}

/** For all boxes of the page, in the order of their arrival. */
const answers = new Map<string, Known>();

function keyOf({ runtime, auction, text }: SuggestionQuestion): string {
  return `${runtime.id} ${auction} ${text.toLowerCase()}`;
}

/** An earlier answer to this question, e.g. when the visitor deletes letters. */
export function knownAnswer(question: SuggestionQuestion): SuggestionAnswer | undefined {
  const known = answers.get(keyOf(question));
  return known && known.until > monotonicNow() ? known.answer : undefined;
}

function remember(question: SuggestionQuestion, answer: SuggestionAnswer) {
  const key = keyOf(question);
  answers.delete(key);
  answers.set(key, { answer, until: monotonicNow() + FRESH_MS });
  const [oldest] = answers.keys();
  if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
}

/** Asks after `delayMs`; the answer is a known one when `done` is called. Returns what gives the question up, its request included. */
export function askForSuggestions(
  question: SuggestionQuestion,
  delayMs: number,
  done: () => void,
): () => void {
  const giveUp = new AbortController();
  const { runtime, text, auction } = question;

  async function ask() {
    const input = { q: text, ...(auction !== undefined && { auction }) };
    const result = await runtime.call(productSuggestions, input, { signal: giveUp.signal });
    if (giveUp.signal.aborted) return;
    if (result.ok) remember(question, result.data);
    done();
  }

  const cancel = after(delayMs, () => void ask());
  return () => {
    cancel();
    giveUp.abort();
  };
}
