import type { Db } from "../../db/db";
import { SqlParameters } from "../../lists/sql-parameters";
import { LOT_STATE_COLUMNS, type LotStateRow } from "../../lots/lot-row";
import { escapeLike, textCondition } from "../../search/text-match";
import { scopeConditions } from "./search-query";

/** Below 0.6, the engine's own, so that a five-letter brand may have one wrong letter. */
const SIMILARITY = 0.45;

export async function termsByPrefix(db: Db, text: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ term: string }>(
    `select term from search_terms
     where folded like martillo_fold($1) or folded like martillo_fold($2)
     order by (folded like martillo_fold($1)) desc, weight desc, term limit $3`,
    [`${escapeLike(text)}%`, `% ${escapeLike(text)}%`, limit],
  );
  return rows.map((row) => row.term);
}

export async function termsByLikeness(db: Db, text: string, limit: number): Promise<string[]> {
  const rows = await db.tx(async (t) => {
    await t.query("select set_config('pg_trgm.word_similarity_threshold', $1, true)", [
      String(SIMILARITY),
    ]);
    return t.query<{ term: string }>(
      `select term from search_terms where martillo_fold($1) <% folded
       order by word_similarity(martillo_fold($1), folded) desc, weight desc, term limit $2`,
      [text, limit],
    );
  });
  return rows.map((row) => row.term);
}

export interface SuggestedLot extends LotStateRow {
  title: string;
  thumb: string | null;
}

/** Lots on sale whose words match, newest first. */
export function lotsByText(
  db: Db,
  text: string,
  auction: 0 | 1 | undefined,
  limit: number,
): Promise<SuggestedLot[]> {
  const parameters = new SqlParameters();
  const scope = { text: "", mode: "words", auction, status: "live" } as const;
  const conditions = [
    ...scopeConditions(scope, parameters),
    textCondition(text, "words", parameters),
  ];
  return db.query<SuggestedLot>(
    `select ${LOT_STATE_COLUMNS}, l.title, l.images->0->>'thumb' as thumb
     from lots l where ${conditions.join(" and ")} order by l.id desc limit ${parameters.add(limit)}`,
    parameters.values,
  );
}
