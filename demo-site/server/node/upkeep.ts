import { forgetOldCodes } from "../accounts/code-repository";
import { forgetSmsCounts } from "../accounts/sms-repository";
import type { Db } from "../db/db";
import { errorText, type Log } from "../http/log";
import { forgetOldMessages } from "../mail/outbox-repository";
import { forgetOldNotices } from "../notices/notice-rows";
import { forgetOldLinks } from "../groups/user/mail-link-repository";
import { forgetOwnerNetworks } from "../security/session-repository";
import { forgetAttempts } from "../security/attempt-repository";
import { forgetCounters } from "../security/counter-repository";
import { FORMER_LINK_DAYS } from "../security/linked-accounts";
import type { UploadStorePort } from "../ports/upload-store";
import { refreshSearchTerms } from "../search/search-terms";
import { noteOldWords } from "../search/search-words";
import { sweepUploads } from "../uploads/sweep-uploads";
import { regularly, type RegularTask } from "./regularly";

const TERMS_EVERY_MS = 600_000;
const WORDS_EVERY_MS = 60_000;
const SESSIONS_EVERY_MS = 3_600_000;
const KEYS_EVERY_MS = 3_600_000;
const UPLOADS_EVERY_MS = 3_600_000;
const KEYS_AT_ONCE = 10_000;

/** What a database needs now and then: search terms counted anew; old sessions, keys of bids and pictures of nobody forgotten. */
export async function startUpkeep(
  db: Db,
  log: Log,
  uploads: UploadStorePort,
): Promise<RegularTask[]> {
  const [known] = await db.query("select 1 from search_terms limit 1");
  // Suggestions are a convenience: without them everything else still works, and the next turn comes.
  if (!known) {
    await refreshSearchTerms(db).catch((error: unknown) =>
      log.warn(errorText(error), "search terms could not be counted"),
    );
  }
  return [
    regularly("search terms", TERMS_EVERY_MS, () => refreshSearchTerms(db), log),
    regularly("words of older lots", WORDS_EVERY_MS, () => noteOldWords(db), log),
    regularly("ended sessions", SESSIONS_EVERY_MS, () => forgetSessions(db), log),
    regularly("codes of partners' pages", SESSIONS_EVERY_MS, () => forgetCodes(db), log),
    regularly("one-time codes", SESSIONS_EVERY_MS, () => forgetOldCodes(db), log),
    regularly("text messages of former days", SESSIONS_EVERY_MS, () => forgetSmsCounts(db), log),
    regularly("links in mails", SESSIONS_EVERY_MS, () => forgetOldLinks(db), log),
    regularly("networks of owners", SESSIONS_EVERY_MS, () => forgetOwnerNetworks(db), log),
    regularly("failed attempts", SESSIONS_EVERY_MS, () => forgetAttempts(db), log),
    regularly("counters that ended", SESSIONS_EVERY_MS, () => forgetCounters(db), log),
    regularly("old messages", SESSIONS_EVERY_MS, () => forgetOldMessages(db), log),
    regularly("old notices", SESSIONS_EVERY_MS, () => forgetOldNotices(db), log),
    regularly("pictures of nobody", UPLOADS_EVERY_MS, () => sweepUploads(db, uploads), log),
    regularly("old keys of bids", KEYS_EVERY_MS, () => forgetKeys(db), log),
  ];
}

/** Who acted for whom is asked with bids for longer than who was signed in. */
export function forgetSessions(db: Db) {
  return db.query(
    `delete from sessions where coalesce(revoked_at, expires_at) < now() - make_interval(days =>
       case when acted_by is null then 30 else ${FORMER_LINK_DAYS} end)`,
  );
}

function forgetCodes(db: Db) {
  return db.query("delete from partner_codes where expires_at < now() - interval '1 day'");
}

/** Nobody asks for a bid of last month by its key any more. In pieces, so that bids never wait for it. */
export async function forgetKeys(db: Db): Promise<number> {
  for (let forgotten = 0; ;) {
    const rows = await db.query(
      `delete from bid_keys where (user_id, key) in (
         select user_id, key from bid_keys where created_at < now() - interval '30 days' limit $1)
       returning 1`,
      [KEYS_AT_ONCE],
    );
    forgotten += rows.length;
    if (rows.length < KEYS_AT_ONCE) return forgotten;
  }
}
