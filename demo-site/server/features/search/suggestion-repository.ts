import type { Db } from "../../platform/db/db";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import {
  LOT_STATE_COLUMNS,
  type LotStateRow,
  escapeLike,
  queriesOf,
  scopeConditions,
} from "../lots";
import { sourceOf } from "./search-source";

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

/** What matches is mostly among so many. */
const NEWEST = 500;
const READ_BY_WORDS = 200;

/**
 * Lots on sale whose words match, newest first. Where they are not among the newest of all, so many are read by their words: of a word
 * that is in more, and in none of the newest, some of its lots.
 */
export async function lotsByText(
  db: Db,
  text: string,
  auction: 0 | 1 | undefined,
  limit: number,
): Promise<SuggestedLot[]> {
  const [query = ""] = queriesOf(text);
  const source = (parameters: SqlParameters) =>
    sourceOf({ scope: { text, query, auction, status: "live" }, filters: {} }, parameters);
  const newest = await suggested((parameters) => {
    const { from, scope, found } = source(parameters);
    return `select l.id from (select l.* from ${from} where ${scope.join(" and ")} order by l.id desc limit ${NEWEST}) l
      where ${found.join(" and ")} order by l.id desc limit ${limit}`;
  });
  if (newest.length === limit) return newest;
  return suggested((parameters) => {
    const { from, conditions } = source(parameters);
    return `with matched as materialized (
        select l.id from ${from} where ${conditions.join(" and ")} limit ${READ_BY_WORDS})
      select id from matched order by id desc limit ${limit}`;
  });

  function suggested(ids: (parameters: SqlParameters) => string): Promise<SuggestedLot[]> {
    const parameters = new SqlParameters();
    const sql = `${SUGGESTED} where l.id = any(array(${ids(parameters)})) order by l.id desc`;
    return db.query<SuggestedLot>(sql, parameters.values);
  }
}

/** Those of some lots that are on sale, in the order of their ids here. */
export function lotsOnSale(
  db: Db,
  ids: readonly number[],
  auction: 0 | 1 | undefined,
): Promise<SuggestedLot[]> {
  const parameters = new SqlParameters(ids);
  const conditions = scopeConditions({ auction, status: "live" }, parameters).join(" and ");
  return db.query<SuggestedLot>(
    `${SUGGESTED} where l.id = any($1::bigint[]) and ${conditions}
     order by array_position($1::bigint[], l.id)`,
    parameters.values,
  );
}

const SUGGESTED = `select ${LOT_STATE_COLUMNS}, l.title, l.images->0->>'thumb' as thumb from lots l`;
