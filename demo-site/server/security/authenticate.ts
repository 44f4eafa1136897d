import type { Db } from "../db/db";
import type { Viewer } from "../http/context";
import { ApiFault } from "../http/fault";
import { readSession } from "./session-repository";
import { hashToken } from "./token";

const BEARER = /^Bearer +([\w.~+/=-]{1,512})$/i;

/** The viewer of a token. Throws SESSION_EXPIRED for one that is not (or no longer) good, DEACTIVATED for a closed account. */
export async function authenticateToken(db: Db, token: string): Promise<Viewer> {
  const tokenHash = hashToken(token);
  const row = await readSession(db, tokenHash);
  if (!row) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  if (row.status === "deactivate") throw new ApiFault("DEACTIVATED", { ends_session: true });
  return {
    id: row.id,
    admin: row.admin,
    staff: row.staff,
    status: row.status,
    approvedToBid: row.approved_to_bid,
    emailVerified: row.email_verified,
    phoneVerified: row.phone_verified,
    bidLimitCents: row.bid_limit_cents,
    asEmployeesId: row.as_employees_id,
    firstName: row.first_name,
    lastName: row.last_name,
    tokenHash,
  };
}

/** Nobody without the header; an unreadable header is a session that cannot be continued. */
export async function authenticate(db: Db, authorization: string | null): Promise<Viewer | null> {
  if (!authorization) return null;
  const token = BEARER.exec(authorization)?.[1];
  if (!token) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  return authenticateToken(db, token);
}
