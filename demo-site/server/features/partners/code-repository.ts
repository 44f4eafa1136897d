import type { Scope } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { endSessionsOfFamily } from "../../platform/security/session-repository";
import { hashToken, newToken } from "../../platform/security/token";

const CODE_SECONDS = 60;

export interface NewCode {
  grantId: number;
  /** The session on the site in which the user said yes. */
  parentHash: string;
  origin: string;
  scopes: readonly Scope[];
  challenge: string;
}

export async function createCode(db: Db, code: NewCode): Promise<string> {
  const text = newToken();
  await db.query(
    `insert into partner_codes (code_hash, grant_id, parent_hash, origin, scopes, challenge, expires_at)
     values ($1, $2, $3, $4, $5::text[], $6, now() + make_interval(secs => $7))`,
    [
      hashToken(text),
      code.grantId,
      code.parentHash,
      code.origin,
      [...code.scopes],
      code.challenge,
      CODE_SECONDS,
    ],
  );
  return text;
}

export interface UsedCode {
  code_hash: string;
  grant_id: number;
  user_id: number;
  parent_hash: string;
  origin: string;
  scopes: Scope[];
  reference: string;
}

/** The holder of a code: the page that it was made for, or that page's partner. */
export interface CodeHolder {
  challenge: string;
  origin: string | null;
  partnerId: number | null;
}

/** Uses a code up, which one caller alone achieves. Nothing when it is not good, or not for this caller. */
export async function useCode(
  db: Db,
  code: string,
  { challenge, origin, partnerId }: CodeHolder,
): Promise<UsedCode | undefined> {
  const [row] = await db.query<UsedCode>(
    `update partner_codes c set used_at = now()
     from partner_grants g, users u, sessions parent
     where c.code_hash = $1 and c.used_at is null and c.expires_at > clock_timestamp()
       and c.challenge = $2
       and (($3::text is not null and c.origin = $3) or ($4::bigint is not null and g.partner_id = $4))
       and g.id = c.grant_id and g.revoked_at is null
       and u.id = g.user_id and u.status <> 'deactivate'
       and parent.token_hash = c.parent_hash and parent.revoked_at is null
       and parent.expires_at > clock_timestamp()
     returning c.code_hash, c.grant_id, g.user_id, c.parent_hash, c.origin, c.scopes, g.reference`,
    [hashToken(code), challenge, origin, partnerId],
  );
  return row;
}

/** A code that is shown twice has been overheard: the sessions that the first one got end. Returns the hashes of those sessions. */
export async function endUsedCode(db: Db, code: string): Promise<string[]> {
  const hash = hashToken(code);
  const [used] = await db.query(
    "select 1 from partner_codes where code_hash = $1 and used_at is not null",
    [hash],
  );
  return used ? endSessionsOfFamily(db, hash) : [];
}

/** Codes with which partners' pages got their tokens. */
export function forgetCodes(db: Db) {
  return db.query("delete from partner_codes where expires_at < now() - interval '1 day'");
}
