import type { SqlParameters } from "../lists/sql-parameters";

/** How a text is looked for: as words of the language, or as fragments where words find nothing. */
export type TextMode = "words" | "fragments";

/** Fragments shorter than this would read every lot. */
const FRAGMENT_LENGTH = 3;
const MOST_WORDS = 8;

/** `'mercedes' & 'cla':*`: all words, the last one perhaps not typed to its end. Empty when there is no word. */
export function prefixQuery(text: string): string {
  const words = wordsOf(text);
  return words.length === 0 ? "" : `${words.join(" & ")}:*`;
}

export function mayUseFragments(text: string): boolean {
  return text.trim().length >= FRAGMENT_LENGTH;
}

/** SQL condition on `lots l` for a text. */
export function textCondition(text: string, mode: TextMode, parameters: SqlParameters): string {
  if (mode === "words") {
    return `l.tsv @@ to_tsquery('public.martillo_es', ${parameters.add(prefixQuery(text))})`;
  }
  return fragmentCondition(text, parameters);
}

/** Each piece of a text somewhere in the title or the description, as `like` finds it. */
export function fragmentCondition(text: string, parameters: SqlParameters): string {
  const pieces = text.trim().split(/\s+/).slice(0, MOST_WORDS);
  const conditions = pieces.map((piece) => {
    const pattern = parameters.add(`%${escapeLike(piece)}%`);
    return `martillo_fold(l.title || ' ' || l.description) like martillo_fold(${pattern})`;
  });
  return conditions.join(" and ");
}

/** Letters and digits only, so that nothing in it has a meaning for to_tsquery. */
function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
