import type { SqlParameters } from "../lists/sql-parameters";

const MOST_WORDS = 8;

/** Shorter ones begin too many words of the house. */
const MAY_BE_UNFINISHED = /^(?:\d{3,}|(?=.*\p{L}).{2,})$/u;

/** `'mercedes' & 'cla':*`: all words, the last one perhaps not typed to its end. Empty when there is no word. */
export function prefixQuery(text: string): string {
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) return "";
  return words.join(" & ") + (MAY_BE_UNFINISHED.test(last) ? ":*" : "");
}

/** SQL condition on `lots l` for a query; an empty one finds nothing. */
export function textCondition(query: string, parameters: SqlParameters): string {
  if (query === "") return "false";
  return `l.tsv @@ to_tsquery('public.martillo_es', ${parameters.add(query)})`;
}

/** Each piece of a text somewhere in the title or the description, as `like` finds it. For short lists: no index serves it. */
export function fragmentCondition(text: string, parameters: SqlParameters): string {
  const pieces = text.trim().split(/\s+/).slice(0, MOST_WORDS);
  const conditions = pieces.map((piece) => {
    const pattern = parameters.add(`%${escapeLike(piece)}%`);
    return `martillo_fold(l.title || ' ' || l.description) like martillo_fold(${pattern})`;
  });
  return conditions.join(" and ");
}

/** Letters and digits only, so that nothing in it has a meaning for to_tsquery. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
