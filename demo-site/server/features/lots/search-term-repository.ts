import { errorText, type Log } from "../../platform/call/log";
import type { Db } from "../../platform/db/db";

const TERMS = "(values (l.brand), (trim(l.brand || ' ' || l.model))) as t (term)";

/** Counts brands and models of what is on offer anew, for suggestions. One process does it for all, from the narrow listing. */
export async function refreshSearchTerms(db: Db): Promise<void> {
  // In order: two processes must not wait for each other's rows.
  await db.query(
    `insert into search_terms (term, folded, weight)
     select term, martillo_fold(term), count(*)::int from lot_listing l cross join lateral ${TERMS}
     where term <> '' group by term order by term
     on conflict (term) do update set weight = excluded.weight
     where search_terms.weight <> excluded.weight`,
  );
}

/** Makes the names of one lot known at once; its weight is counted with the next refresh. */
export async function addSearchTerms(db: Db, lotId: number): Promise<void> {
  await db.query(
    `insert into search_terms (term, folded, weight)
     select term, martillo_fold(term), 1 from lots l cross join lateral ${TERMS}
     where l.id = $1 and l.status not in ('draft', 'withdrawn', 'cancelled') and term <> ''
     group by term order by term on conflict (term) do nothing`,
    [lotId],
  );
}

/** Counts the terms of a new database, so that its first visitor gets suggestions. Never throws: without them all else works. */
export async function prepareSearchTerms(db: Db, log: Log): Promise<void> {
  const [known] = await db.query("select 1 from search_terms limit 1");
  if (known) return;
  await refreshSearchTerms(db).catch((error: unknown) =>
    log.warn(errorText(error), "search terms could not be counted"),
  );
}
