import type { Db } from "../db/db";
import type { PartnerPass, Viewer } from "../call/context";
import { ApiFault } from "../call/fault";
import { permissionsOf } from "./permissions";
import { readSession, type SessionRow } from "./session-repository";
import { hashToken } from "./token";

const BEARER = /^Bearer +([\w.~+/=-]{1,512})$/i;

/**
 * The viewer of a token that comes from a page of `origin`, or from no page. Throws SESSION_EXPIRED for one that is not (or no longer)
 * good, DEACTIVATED for a closed account, WRONG_ORIGIN for a partner's token that comes from elsewhere.
 */
export async function authenticateToken(
  db: Db,
  token: string,
  origin: string | null,
): Promise<Viewer> {
  const tokenHash = hashToken(token);
  const row = await readSession(db, tokenHash);
  if (!row) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  if (row.status === "deactivate") throw new ApiFault("DEACTIVATED", { ends_session: true });
  const pass = passOf(row);
  if (pass && !isFrom(origin, row)) throw new ApiFault("WRONG_ORIGIN", { ends_session: true });
  return {
    id: row.id,
    // What sellers and staff may do beyond that belongs on the site.
    admin: (row.admin || row.employer_id !== null) && pass === null,
    staff: row.staff && pass === null,
    pass,
    status: row.status,
    approvedToBid: row.approved_to_bid,
    emailVerified: row.email_verified,
    phoneVerified: row.phone_verified,
    bidLimitCents: row.bid_limit_cents,
    asEmployeesId: row.employer_id,
    actedBy: row.acted_by,
    permissions: permissionsOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    tokenHash,
  };
}

/** The table holds no scopes without an origin and a grant; a token without them would be one for no page and no payment. */
function passOf({ scopes, origin, grant_id, expires_in }: SessionRow): PartnerPass | null {
  return (
    scopes && {
      scopes,
      grantId: grant_id ?? 0,
      origin: origin ?? "",
      expiresInSeconds: expires_in,
    }
  );
}

/** Browsers name the origin of every page but the API's own. A partner's server has none, and may try what it has minted itself. */
function isFrom(origin: string | null, row: SessionRow): boolean {
  return origin === row.origin || (origin === null && row.by_server);
}

/** The token of a header; undefined where there is none to be read. */
export function bearerOf(authorization: string | null): string | undefined {
  return authorization === null ? undefined : BEARER.exec(authorization)?.[1];
}

/** No viewer without the header; an unreadable header is a session that cannot be continued. */
export async function authenticate(
  db: Db,
  authorization: string | null,
  origin: string | null,
): Promise<Viewer | null> {
  if (!authorization) return null;
  const token = bearerOf(authorization);
  if (token === undefined) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  return authenticateToken(db, token, origin);
}
