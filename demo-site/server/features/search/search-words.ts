import type { Db } from "../../platform/db/db";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { wordsOf } from "../lots";
import { noteSomeWords, readPlaces } from "./word-repository";

/** Two letters are in too many words to take them all. */
const SHORT_PIECE = 2;
const WORDS_OF_SHORT = 8;
const WORDS_OF_PIECE = 32;
/** Of so many words that have a piece the shortest are taken. */
const WORDS_READ = 2_000;

/**
 * A query for lots that have each piece of a text somewhere inside a word: "mw" finds BMW, "770121" a chassis number. Null where no lot has
 * a word with one of the pieces. Its cost depends on the words that the house uses, not on its lots.
 */
export async function insideQuery(db: Db, text: string): Promise<string | null> {
  const pieces = wordsOf(text);
  if (pieces.length === 0) return null;
  const parameters = new SqlParameters();
  const lists = pieces.map((piece) => `array(${wordsWith(piece, parameters)})`);
  const row = await readPlaces(
    db,
    lists.map((list, index) => `${list} as p${index}`).join(", "),
    parameters.values,
  );
  const found = Object.values(row ?? {});
  if (found.length === 0 || found.some((words) => words.length === 0)) return null;
  return found.map((words) => `(${words.join(" | ")})`).join(" & ");
}

function wordsWith(piece: string, parameters: SqlParameters): string {
  // One letter is in nearly every word: it stands for itself.
  if (piece.length < SHORT_PIECE) return `select martillo_fold(${parameters.add(piece)}::text)`;
  const pattern = `martillo_fold(${parameters.add(`%${piece}%`)}::text)`;
  if (piece.length === SHORT_PIECE) {
    return `select word from search_words where word !~ '[0-9]' and word like ${pattern}
      order by length(word), word limit ${WORDS_OF_SHORT}`;
  }
  return `select word from (
      select word from search_words where word like ${pattern} limit ${WORDS_READ}) read
    order by length(word), word limit ${WORDS_OF_PIECE}`;
}

/** Notes the words of lots that are older than the list of words, in pieces. Returns how many lots it read. */
export async function noteOldWords(db: Db): Promise<number> {
  for (let noted = 0; ;) {
    const read = await noteSomeWords(db);
    if (read === 0) return noted;
    noted += read;
  }
}
