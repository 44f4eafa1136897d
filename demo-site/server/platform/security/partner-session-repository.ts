import type { PartnerToken } from "martillo/contract";
import type { Db } from "../db/db";

/** A request under way with the former token may still arrive. */
const HANDOVER_SECONDS = 30;

const INSERT = `insert into sessions (token_hash, user_id, expires_at, ip, user_agent, scopes, origin, grant_id,
  parent_hash, family, by_server, renewable_until)`;

export async function insertPartnerSession(
  db: Db,
  values: {
    tokenHash: string;
    userId: number;
    seconds: number;
    ip: string;
    userAgent: string;
    scopes: ("read" | "bid" | "buy" | "pay")[];
    origin: string;
    grantId: number;
    parentHash: string | null;
    family: string;
    byServer: boolean;
    renewableSeconds: number;
  },
): Promise<{ expires_in: number } | undefined> {
  const [row] = await db.query<{ expires_in: number }>(
    `${INSERT}
     select $1, $2, least(now() + make_interval(secs => $3), parent.expires_at), $4, $5, $6::text[], $7, $8,
       $9, $10, $11, case when $11 then null
         else least(now() + make_interval(secs => $12), parent.expires_at) end
     from (select 1) one left join sessions parent on parent.token_hash = $9
     returning floor(extract(epoch from expires_at - now()))::float8 as expires_in`,
    [
      values.tokenHash,
      values.userId,
      values.seconds,
      values.ip,
      values.userAgent,
      values.scopes,
      values.origin,
      values.grantId,
      values.parentHash,
      values.family,
      values.byServer,
      values.renewableSeconds,
    ],
  );
  return row;
}

interface Renewed {
  family: string | null;
  is_spent: boolean;
  is_same_attempt: boolean;
}

export async function lockRenewed(
  t: Db,
  tokenHash: string,
  attemptHash: string | null,
): Promise<Renewed | undefined> {
  const [row] = await t.query<Renewed>(
    `select family, renewed_at is not null as is_spent,
              renewal_hash is not distinct from $2::text and $2 is not null as is_same_attempt
       from sessions where token_hash = $1 and renewable_until is not null for update`,
    [tokenHash, attemptHash],
  );
  return row;
}

export async function renewSession(
  t: Db,
  tokenHash: string,
  attemptHash: string | null,
): Promise<void> {
  await t.query(
    `update sessions set renewed_at = coalesce(renewed_at, now()), renewal_hash = $2,
         expires_at = least(expires_at, now() + make_interval(secs => $3))
       where token_hash = $1`,
    [tokenHash, attemptHash, HANDOVER_SECONDS],
  );
}

/** Ends everything that belongs to a token which has been exchanged already. Returns the hashes of what ended. */
export async function endSpentFamily(db: Db, tokenHash: string): Promise<string[]> {
  const rows = await db.query<{ token_hash: string }>(
    `update sessions set revoked_at = now()
     where revoked_at is null
       and family = (select family from sessions where token_hash = $1 and renewed_at is not null)
     returning token_hash`,
    [tokenHash],
  );
  return rows.map((row) => row.token_hash);
}

export async function endLater(t: Db, tokenHash: string) {
  await t.query(
    `update sessions later set revoked_at = now() from sessions former
     where former.token_hash = $1 and later.family = former.family and later.token_hash <> $1
       and later.created_at >= former.renewed_at and later.revoked_at is null`,
    [tokenHash],
  );
}

export async function insertSuccessor(
  t: Db,
  values: { formerHash: string; tokenHash: string; seconds: number; ip: string; userAgent: string },
): Promise<Omit<PartnerToken, "token"> | undefined> {
  const [row] = await t.query<Omit<PartnerToken, "token">>(
    `${INSERT}
     select $2, s.user_id, least(now() + make_interval(secs => $3), s.renewable_until), $4, $5,
       array(select unnest(s.scopes) intersect select unnest(p.scopes)), s.origin, s.grant_id, s.parent_hash,
       s.family, false, s.renewable_until
     from sessions s join partner_grants g on g.id = s.grant_id join partners p on p.id = g.partner_id
     where s.token_hash = $1 and s.renewable_until > now() and s.scopes && p.scopes
     returning scopes, origin, floor(extract(epoch from expires_at - now()))::float8 as expires_in`,
    [values.formerHash, values.tokenHash, values.seconds, values.ip, values.userAgent],
  );
  return row;
}
