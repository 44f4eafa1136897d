import type { LanguageSet } from "martillo/contract";
import type { Db } from "../../platform/db/db";

/** A phrase that staff wrote. */
export interface PhraseRow {
  id: number;
  language: LanguageSet;
  key: string;
  text: string;
}

const COLUMNS = "id, language, key, text";

export function readPhrases(db: Db, language?: LanguageSet): Promise<PhraseRow[]> {
  return db.query<PhraseRow>(
    `select ${COLUMNS} from phrases where $1::text is null or language = $1 order by language, key`,
    [language ?? null],
  );
}

/** Undefined when that phrase has been written before. */
export async function insertPhrase(
  db: Db,
  { language, key, text }: Omit<PhraseRow, "id">,
  by: number,
): Promise<PhraseRow | undefined> {
  const [row] = await db.query<PhraseRow>(
    `insert into phrases (language, key, text, updated_by) values ($1, $2, $3, $4)
     on conflict (language, key) do nothing returning ${COLUMNS}`,
    [language, key, text, by],
  );
  return row;
}

/** Undefined when there is no such row. */
export async function updatePhrase(
  db: Db,
  id: number,
  text: string,
  by: number,
): Promise<PhraseRow | undefined> {
  const [row] = await db.query<PhraseRow>(
    `update phrases set text = $2, updated_by = $3, updated_at = now()
     where id = $1 returning ${COLUMNS}`,
    [id, text, by],
  );
  return row;
}

/** How many there were. */
export async function deletePhrases(db: Db, ids: readonly number[]): Promise<number> {
  const rows = await db.query<{ id: number }>(
    "delete from phrases where id = any($1::bigint[]) returning id",
    [ids],
  );
  return rows.length;
}
