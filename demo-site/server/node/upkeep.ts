import type { Db } from "../db/db";
import type { Log } from "../http/log";
import { refreshSearchTerms } from "../search/search-terms";
import { regularly, type RegularTask } from "./regularly";

const TERMS_EVERY_MS = 600_000;
const SESSIONS_EVERY_MS = 3_600_000;

/** What a database needs now and then: search terms counted anew, sessions that ended long ago forgotten. */
export async function startUpkeep(db: Db, log: Log): Promise<RegularTask[]> {
  const [known] = await db.query("select 1 from search_terms limit 1");
  if (!known) await refreshSearchTerms(db);
  return [
    regularly("search terms", TERMS_EVERY_MS, () => refreshSearchTerms(db), log),
    regularly("ended sessions", SESSIONS_EVERY_MS, () => forgetSessions(db), log),
  ];
}

function forgetSessions(db: Db) {
  return db.query(
    "delete from sessions where coalesce(revoked_at, expires_at) < now() - interval '30 days'",
  );
}
