import type { Db } from "../../platform/db/db";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import {
  LOT_STATE_COLUMNS,
  type LotStateRow,
  escapeLike,
  queriesOf,
  scopeConditions,
} from "../lots";

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

/** Names that have the text somewhere inside. They are as many as the house has models, not lots. */
export async function termsWith(db: Db, text: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ term: string }>(
    `select term from search_terms where folded like martillo_fold($1)
     order by length(term), weight desc, term limit $2`,
    [`%${escapeLike(text)}%`, limit],
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
  const [query = ""] = queriesOf(text);
  const scope = { text, query, auction, status: "live" } as const;
  const conditions = scopeConditions(scope, parameters).join(" and ");
  return db.query<SuggestedLot>(
    `${SUGGESTED} where ${conditions} order by l.id desc limit ${parameters.add(limit)}`,
    parameters.values,
  );
}

/** Those of some lots that are on sale, in the order of their ids here. */
export function lotsOnSale(
  db: Db,
  ids: readonly number[],
  auction: 0 | 1 | undefined,
): Promise<SuggestedLot[]> {
  const parameters = new SqlParameters(ids);
  const scope = { text: "", query: "", auction, status: "live" } as const;
  const conditions = scopeConditions(scope, parameters).join(" and ");
  return db.query<SuggestedLot>(
    `${SUGGESTED} where l.id = any($1::bigint[]) and ${conditions}
     order by array_position($1::bigint[], l.id)`,
    parameters.values,
  );
}

const SUGGESTED = `select ${LOT_STATE_COLUMNS}, l.title, l.images->0->>'thumb' as thumb from lots l`;
