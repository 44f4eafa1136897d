import type { Scope, UserStatus } from "martillo/contract";
import { batchedRead } from "../db/batched-read";
import type { Db } from "../db/db";

export interface SessionRow {
  id: number;
  admin: boolean;
  staff: boolean;
  status: UserStatus;
  approved_to_bid: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  bid_limit_cents: number | null;
  as_employees_id: number | null;
  first_name: string;
  last_name: string;
  /** Null for a session of the site's own; the rest is about tokens of partners' pages. */
  scopes: Scope[] | null;
  origin: string | null;
  by_server: boolean;
  expires_in: number;
}

/**
 * Sessions `s` of users `u` that are neither expired nor revoked, nor is what they came from: a partner's token ends with the
 * session on the site that allowed it, with the user's consent and with the partner.
 */
export const LIVE_SESSIONS = `sessions s join users u on u.id = s.user_id
     left join partner_grants g on g.id = s.grant_id
     left join partners p on p.id = g.partner_id
     left join sessions parent on parent.token_hash = s.parent_hash
     where s.revoked_at is null and s.expires_at > clock_timestamp()
       and (s.grant_id is null or (g.revoked_at is null and p.deactivated_at is null))
       and (s.parent_hash is null
         or (parent.revoked_at is null and parent.expires_at > clock_timestamp()))`;

/** Sessions are looked up with every call: calls at the same moment share a query. */
const readers = new WeakMap<Db, (tokenHash: string) => Promise<SessionRow | undefined>>();

/** The user behind a token that is neither expired nor revoked. */
export function readSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  let read = readers.get(db);
  if (!read) readers.set(db, (read = batchedRead((hashes) => readSessions(db, hashes))));
  return read(tokenHash);
}

async function readSessions(db: Db, tokenHashes: string[]): Promise<Map<string, SessionRow>> {
  const rows = await db.query<SessionRow & { token_hash: string }>(
    `select s.token_hash, u.id, u.admin, u.staff, u.status, u.approved_to_bid, u.email_verified,
            u.phone_verified, u.bid_limit_cents, u.as_employees_id, u.first_name, u.last_name,
            s.scopes, s.origin, s.by_server,
            extract(epoch from s.expires_at - clock_timestamp())::float8 as expires_in
     from ${LIVE_SESSIONS} and s.token_hash = any($1::text[])`,
    [tokenHashes],
  );
  return new Map(rows.map((row) => [row.token_hash, row]));
}

export async function createSession(
  db: Db,
  session: { tokenHash: string; userId: number; hours: number; ip: string; userAgent: string },
): Promise<void> {
  await db.query(
    `insert into sessions (token_hash, user_id, expires_at, ip, user_agent)
     values ($1, $2, now() + make_interval(secs => $3), $4, $5)`,
    [
      session.tokenHash,
      session.userId,
      session.hours * 3600,
      session.ip.slice(0, 64),
      session.userAgent.slice(0, 300),
    ],
  );
}

/** Ends a session and what came from it; of a partner's token also its successors. Returns the hashes of all that ended. */
export async function revokeSession(db: Db, tokenHash: string): Promise<string[]> {
  const rows = await db.query<{ token_hash: string }>(
    `update sessions set revoked_at = now()
     where revoked_at is null and (token_hash = $1 or parent_hash = $1
       or family = (select family from sessions where token_hash = $1))
     returning token_hash`,
    [tokenHash],
  );
  return rows.map((row) => row.token_hash);
}
