import type { Db } from "../db/db";
import type { Log } from "../http/log";
import { refreshSearchTerms } from "../search/search-terms";

const TERMS_EVERY_MS = 600_000;
const KEYS_EVERY_MS = 3_600_000;
const SESSIONS_KEPT = "30 days";

/** What has to be done now and then: search terms counted anew, ended sessions forgotten. Returns the way to stop. */
export async function refreshRegularly(db: Db, log: Log): Promise<() => void> {
  const run = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ error: String(error) }, "a regular task failed"));
  const timers = [
    setInterval(() => void run(refreshSearchTerms(db)), TERMS_EVERY_MS),
    setInterval(() => void run(forgetSessions(db)), KEYS_EVERY_MS),
  ];
  await run(refreshSearchTerms(db));
  return () => timers.forEach((timer) => clearInterval(timer));
}

async function forgetSessions(db: Db): Promise<void> {
  await db.query(
    `delete from sessions where coalesce(revoked_at, expires_at) < now() - interval '${SESSIONS_KEPT}'`,
  );
}
