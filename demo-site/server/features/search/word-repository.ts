import type { Db } from "../../platform/db/db";
import { SqlParameters } from "../../platform/lists/sql-parameters";

export function readHalves(
  db: Db,
  words: string[],
  firsts: string[],
  seconds: string[],
): Promise<{ word: string; first: string; second: string }[]> {
  return db.query<{ word: string; first: string; second: string }>(
    `select s.word, s.first, s.second
     from unnest($1::text[], $2::text[], $3::text[]) as s (word, first, second)
     where exists (select 1 from search_words w where w.word = martillo_fold(s.first))
       and exists (select 1 from search_words w where w.word = martillo_fold(s.second))`,
    [words, firsts, seconds],
  );
}

/** `columns`: one expression for each list of places, with the parameters that it names in `values`. */
export async function readPlaces(
  db: Db,
  columns: string,
  values: unknown[],
): Promise<Record<string, string[]> | undefined> {
  const [row] = await db.query<Record<string, string[]>>(`select ${columns}`, values);
  return row;
}

const LOTS_AT_ONCE = 500;

/** Another process may be at it: then there is nothing to do here. */
export function noteSomeWords(db: Db): Promise<number> {
  return db.tx(async (t) => {
    const [due] = await t.query<{ next_id: number; last_id: number }>(
      "select next_id, last_id from search_words_due for update skip locked",
    );
    if (!due) return 0;
    const ids = await t.query<{ id: number }>(
      "select id from lots where id between $1 and $2 order by id limit $3",
      [due.next_id, due.last_id, LOTS_AT_ONCE],
    );
    const last = ids.at(-1);
    if (!last) {
      await t.query("delete from search_words_due");
      return 0;
    }
    await t.query(
      `insert into search_words (word)
       select distinct word from lots l
         cross join lateral martillo_lot_words(l) as words (word)
       where l.id between $1 and $2 order by word on conflict do nothing`,
      [due.next_id, last.id],
    );
    await t.query("update search_words_due set next_id = $1", [last.id + 1]);
    return ids.length;
  });
}

/** Low, because two wrong letters spoil half the trigrams of a name: "wolksvagen". How near a word is, its letters say. */
const SIMILARITY = 0.2;

const CANDIDATES = 24;

interface Alike {
  folded: string;
  words: string[];
}

/** Words of the house that look like each of these, the most alike first. */
export function alike(db: Db, words: readonly string[]): Promise<Alike[]> {
  const parameters = new SqlParameters();
  const rows = words.map((word) => {
    const folded = `martillo_fold(${parameters.add(word)}::text)`;
    return `select ${folded} as folded, array(select word from search_words where word % ${folded}
      order by similarity(word, ${folded}) desc, word limit ${CANDIDATES}) as words`;
  });
  return db.tx(async (t) => {
    await t.query("select set_config('pg_trgm.similarity_threshold', $1, true)", [
      String(SIMILARITY),
    ]);
    return t.query<Alike>(rows.join(" union all "), parameters.values);
  });
}
