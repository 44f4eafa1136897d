import { errorText, type Log } from "../../platform/call/log";
import type { Db } from "../../platform/db/db";

// Always inserted in order: two processes must not wait for each other's rows.
const TERMS_OF_LOTS = `
  select term, martillo_fold(term), count(*)::int
  from lots l cross join lateral (values (l.brand), (trim(l.brand || ' ' || l.model))) as t (term)
  where l.status not in ('draft', 'withdrawn', 'cancelled') and term <> ''`;

/** Counts brands and models anew, for suggestions. Costs a pass over all lots: run it now and then. */
export async function refreshSearchTerms(db: Db): Promise<void> {
  await db.query(
    `insert into search_terms (term, folded, weight) ${TERMS_OF_LOTS} group by term order by term
     on conflict (term) do update set weight = excluded.weight
     where search_terms.weight <> excluded.weight`,
  );
}

/** Makes the names of one lot known at once; its weight is counted with the next refresh. */
export async function addSearchTerms(db: Db, lotId: number): Promise<void> {
  await db.query(
    `insert into search_terms (term, folded, weight)
     ${TERMS_OF_LOTS} and l.id = $1 group by term order by term on conflict (term) do nothing`,
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
