import type { UserStatus } from "martillo/contract";
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
}

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
            u.phone_verified, u.bid_limit_cents, u.as_employees_id, u.first_name, u.last_name
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = any($1::text[]) and s.revoked_at is null
       and s.expires_at > clock_timestamp()`,
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

export async function revokeSession(db: Db, tokenHash: string): Promise<void> {
  await db.query(
    "update sessions set revoked_at = now() where token_hash = $1 and revoked_at is null",
    [tokenHash],
  );
}
