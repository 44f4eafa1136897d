import type { SqlParameters } from "../../platform/lists/sql-parameters";

const MOST_WORDS = 8;

/** Shorter ones begin too many words of the house. */
const MAY_BE_UNFINISHED = /^(?:\d{3,}|(?=.*\p{L}).{2,})$/u;

/** `mercedes & cla:*`: all words, the last one perhaps not typed to its end. Empty when there is no word. */
export function prefixQuery(text: string): string {
  return queryOf(wordsOf(text));
}

/** What people call fuels, and what the lots say. */
const FUELS: readonly (readonly [RegExp, string | null])[] = [
  [
    /^(el[eé]ctric[oa]s?|di[eé]sel|gasolina|h[ií]brid[oa]s?|enchufables?|glp|gnc|hidr[oó]geno)$/i,
    null,
  ],
  [/^(gas[oó]leo|gasoil)$/i, "diésel"],
  [/^(nafta|petrol)$/i, "gasolina"],
  [/^electric$/i, "eléctrico"],
  [/^hybrid$/i, "híbrido"],
];

/** What people call a kind of vehicle that the house calls otherwise. */
const KINDS: readonly (readonly [RegExp, string])[] = [[/^(coches?|autos?|carros?)$/i, "turismo"]];

/** Weights of what a lot runs on: its title and its fuel, not its description, where the windows are electric. */
const OF_FUEL = "AD";

/**
 * Queries for a text, the one that was most likely meant first: a fuel is asked for as a fuel, and only where that finds nothing as any
 * word. Empty when there is no word.
 */
export function queriesOf(text: string): string[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return [...new Set([queryOf(words, fuelOf), queryOf(words)])];
}

/** The word for a fuel; null for other words. */
function fuelOf(word: string): string | null {
  const known = FUELS.find(([pattern]) => pattern.test(word));
  return known ? (known[1] ?? word) : null;
}

function queryOf(words: readonly string[], fuel: typeof fuelOf = () => null): string {
  return words
    .map((word, at) => {
      const meant = fuel(word);
      const isUnfinished = at === words.length - 1 && MAY_BE_UNFINISHED.test(word);
      const marks = `${isUnfinished ? "*" : ""}${meant === null ? "" : OF_FUEL}`;
      const kind = KINDS.find(([pattern]) => pattern.test(word))?.[1];
      const asked = `${meant ?? word}${marks && `:${marks}`}`;
      return kind === undefined ? asked : `(${asked} | ${kind})`;
    })
    .join(" & ");
}

/** SQL condition on the words of a row for a query; an empty one finds nothing. */
export function textCondition(row: string, query: string, parameters: SqlParameters): string {
  if (query === "") return "false";
  const found = `${row}.tsv @@ to_tsquery('public.martillo_es', ${parameters.add(query)})`;
  // Says what it costs to read words, which lie apart: else rows are gone through one by one where the index would find them at once.
  return `${found} and martillo_words_read(${row}.id)`;
}

/** Each piece of a text somewhere in what is searched, by itself title and description, as `like` finds it. For short lists: no index serves it. */
export function fragmentCondition(
  text: string,
  parameters: SqlParameters,
  searched = "l.title || ' ' || l.description",
): string {
  const pieces = text.trim().split(/\s+/).slice(0, MOST_WORDS);
  const conditions = pieces.map((piece) => {
    const pattern = parameters.add(`%${escapeLike(piece)}%`);
    return `martillo_fold(${searched}) like martillo_fold(${pattern})`;
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
