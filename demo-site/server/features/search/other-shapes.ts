import type { Db } from "../../platform/db/db";
import { wordsOf } from "../lots";
import { readHalves } from "./word-repository";

/** Words of one letter or two that the index leaves out, as Spanish text is full of them. */
const UNINDEXED = new Set(
  "a al de e el en la le lo me mi ni no o os se si su te ti tu u un y ya yo".split(" "),
);
/** Each half of a name that was written in one. */
const LEAST_HALF = 3;
/** Longer than two names together: nothing that is looked for. */
const MOST_LETTERS = 30;
/** So many neighbours a name is written in: "E 220 d". */
const MOST_JOINED = 3;
/** Names stand in title, brand and model; a description has the same words by chance. */
const OF_NAME = ":A";

/**
 * A query for names that the house writes otherwise: "mx5" and "mx 5" for MX-5, "e220d" for E 220 d, "mercedesbenz" for Mercedes-Benz. Null
 * where no word has another shape. Its cost depends on the words that the house uses, not on its lots.
 */
export async function otherShapesQuery(db: Db, text: string): Promise<string | null> {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const halves = await halvesOf(db, words);
  const shapes = words.map((word) => [apart(word), ...(halves.get(word) ?? [])].filter(Boolean));
  const asked = shapes.some((of) => of.length > 0)
    ? [words.map((word, at) => either([word, ...(shapes[at] ?? [])])).join(" & ")]
    : [];
  const queries = [...asked, ...joined(words)];
  return queries.length === 0 ? null : either(queries);
}

function either(queries: readonly (string | undefined)[]): string {
  return queries.length === 1 ? (queries[0] ?? "") : `(${queries.join(" | ")})`;
}

/** Letters of a name that has a figure: "mx 5", "e 220 d". */
const FEW_LETTERS = /^\p{L}{1,3}$/u;
const FEW_FIGURES = /^\p{N}{1,4}$/u;
const ONE_LETTER = /^\p{L}$/u;

/** `mx5:A` for a text that begins with "mx 5", `e220d:A` for "e 220 d", and how many words that is. Nothing where it begins otherwise. */
export function together(words: readonly string[]): { query: string; count: number } | undefined {
  const [letters = "", figures = "", more = ""] = words;
  if (!FEW_LETTERS.test(letters) || !FEW_FIGURES.test(figures)) return undefined;
  const name = ONE_LETTER.test(more) ? [letters, figures, more] : [letters, figures];
  return { query: name.join("") + OF_NAME, count: name.length };
}

/** `mx:A <-> 5:A` for "mx5". Nothing where one piece alone would be asked for: "a3" is no lot with a 3. */
export function apart(word: string): string | undefined {
  const pieces = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  if (pieces.filter((piece) => !UNINDEXED.has(piece)).length < 2) return undefined;
  return neighbours(pieces);
}

function neighbours(words: readonly string[]): string {
  return `(${words.map((word) => word + OF_NAME).join(" <-> ")})`;
}

/** `mazda & mx5:A` for "mazda mx 5": two or three neighbours in one, at each place. */
function joined(words: readonly string[]): string[] {
  return words.flatMap((_, at) =>
    Array.from({ length: MOST_JOINED - 1 }, (_none, more) => more + 2)
      .filter((count) => at + count <= words.length)
      .map((count) => {
        const name = words.slice(at, at + count).join("") + OF_NAME;
        return `(${[...words.slice(0, at), name, ...words.slice(at + count)].join(" & ")})`;
      }),
  );
}

/** `mercedes:A <-> benz:A` for "mercedesbenz", where the house uses both words. */
async function halvesOf(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const splits = words
    .filter((word) => /^\p{L}+$/u.test(word) && word.length <= MOST_LETTERS)
    .flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - 2 * LEAST_HALF + 1) }, (_, at) => {
        const end = at + LEAST_HALF;
        return { word, first: word.slice(0, end), second: word.slice(end) };
      }),
    );
  if (splits.length === 0) return new Map();
  const rows = await readHalves(
    db,
    splits.map(({ word }) => word),
    splits.map(({ first }) => first),
    splits.map(({ second }) => second),
  );
  const found = new Map<string, string[]>();
  for (const { word, first, second } of rows) {
    found.set(word, [...(found.get(word) ?? []), neighbours([first, second])]);
  }
  return found;
}
