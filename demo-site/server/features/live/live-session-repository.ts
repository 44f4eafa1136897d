import { LIVE_SESSIONS } from "../../platform/security/session-repository";
import type { Db } from "../../platform/db/db";

export function readLiveTokens(db: Db, asked: string[]): Promise<{ token_hash: string }[]> {
  return db.query<{ token_hash: string }>(
    `select s.token_hash from ${LIVE_SESSIONS}
       and s.token_hash = any($1::text[]) and u.status <> 'deactivate'`,
    [asked],
  );
}
