import type { UserStatus } from "martillo/contract";
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

/** The user behind a token that is neither expired nor revoked. */
export async function readSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await db.query<SessionRow>(
    `select u.id, u.admin, u.staff, u.status, u.approved_to_bid, u.email_verified, u.phone_verified,
            u.bid_limit_cents, u.as_employees_id, u.first_name, u.last_name
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and s.revoked_at is null and s.expires_at > clock_timestamp()`,
    [tokenHash],
  );
  return row;
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
