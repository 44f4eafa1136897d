import type { Db } from "../../platform/db/db";
import { wordsOf } from "../lots";
import { alike } from "./word-repository";

/** Shorter words are like too many others. */
const LEAST_LETTERS = 4;
/** Of one search; a visitor who misspells more has to write it again. */
const MOST_WORDS = 4;
const MOST_CHANGED = 2;

/**
 * A text with the words of the house that its own were probably meant to be: "volkswagn" is Volkswagen. Null where every word is known, or
 * like none. Its cost depends on the words that the house uses, not on its lots.
 */
export async function respell(db: Db, text: string): Promise<string | null> {
  const words = wordsOf(text);
  const doubtful = words.filter(isWord).slice(0, MOST_WORDS);
  if (doubtful.length === 0) return null;
  const found = await alike(db, doubtful);
  const meant = words.map((word) => {
    const known = found[doubtful.indexOf(word)];
    return (known && nearest(known.folded, known.words)) ?? word;
  });
  const changed = meant.filter((word, at) => word !== words[at]);
  // Of words that are all another's, another search is made.
  return changed.length > 0 && changed.length <= MOST_CHANGED ? meant.join(" ") : null;
}

const YEAR = /^(19|20)\d\d$/;

/** A text without its year: a visitor who wants a vehicle of 2020 may look at one of 2021. Null where it has none, or nothing else. */
export function withoutYear(text: string): string | null {
  const words = wordsOf(text);
  const others = words.filter((word) => !YEAR.test(word));
  return others.length > 0 && others.length < words.length ? others.join(" ") : null;
}

function isWord(word: string): boolean {
  return word.length >= LEAST_LETTERS && !/\d/.test(word);
}

/** Undefined where it is a word of the house itself, or too far from all. */
function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: { word: string | undefined; far: number } = {
    word: undefined,
    far: mayDiffer(word) + 1,
  };
  for (const candidate of candidates) {
    if (isSame(word, candidate)) return undefined;
    const far = distance(word, candidate);
    if (far < best.far) best = { word: candidate, far };
  }
  return best.word;
}

function mayDiffer(word: string): number {
  if (word.length < 5) return 1;
  return word.length < 10 ? 2 : 3;
}

/** The words' index knows a word in the plural, too. */
function isSame(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return [short, `${short}s`, `${short}es`].includes(long);
}

/** Letters to change, to add, to leave out or to swap with their neighbour. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_value, at) => at)];
  const read = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const isEqual = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          read(i - 1, j) + 1,
          read(i, j - 1) + 1,
          read(i - 1, j - 1) + (isEqual ? 0 : 1),
          isSwapped ? read(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return read(a.length, b.length);
}
