import type { PartnerToken, Scope } from "martillo/contract";
import type { Db } from "../db/db";
import type { CallContext } from "../call/context";
import { hashToken, newToken } from "./token";

/** A request under way with the former token may still arrive. */
const HANDOVER_SECONDS = 30;

export interface NewPartnerSession {
  userId: number;
  grantId: number;
  origin: string;
  scopes: readonly Scope[];
  /** The session on the site with which this one ends; null for what a partner's server minted. */
  parentHash: string | null;
  /** What is revoked together. */
  family: string;
  byServer: boolean;
}

type Tools = Pick<CallContext, "db" | "config" | "ip" | "userAgent">;

const INSERT = `insert into sessions (token_hash, user_id, expires_at, ip, user_agent, scopes, origin, grant_id,
  parent_hash, family, by_server, renewable_until)`;

/** A token for a partner's page. Its end is never later than that of the session that it came from. */
export async function mintPartnerToken(
  session: NewPartnerSession,
  { db, config, ip, userAgent }: Tools,
): Promise<PartnerToken> {
  const { seconds, renewableHours } = config.partnerTokens;
  const token = newToken();
  const [row] = await db.query<{ expires_in: number }>(
    `${INSERT}
     select $1, $2, least(now() + make_interval(secs => $3), parent.expires_at), $4, $5, $6::text[], $7, $8,
       $9, $10, $11, case when $11 then null
         else least(now() + make_interval(secs => $12), parent.expires_at) end
     from (select 1) one left join sessions parent on parent.token_hash = $9
     returning floor(extract(epoch from expires_at - now()))::float8 as expires_in`,
    [
      hashToken(token),
      session.userId,
      seconds,
      ip.slice(0, 64),
      userAgent.slice(0, 300),
      [...session.scopes],
      session.origin,
      session.grantId,
      session.parentHash,
      session.family,
      session.byServer,
      renewableHours * 3600,
    ],
  );
  return {
    token,
    expires_in: row?.expires_in ?? 0,
    scopes: [...session.scopes],
    origin: session.origin,
  };
}

/** What came of a renewal: the next token, or the hashes of all that ended because a spent one was shown. */
export type Renewal = { token: PartnerToken } | { ended: string[] };

interface Renewed {
  family: string | null;
  is_spent: boolean;
  is_same_attempt: boolean;
}

/**
 * The successor of a page's token; the former one lives just long enough for what is under way. A token is exchanged once: shown again,
 * somebody else has it, and all that came of it ends. An attempt whose answer was lost may be repeated under its name. Undefined when
 * the token may have no successor.
 */
export async function renewPartnerToken(
  tokenHash: string,
  attempt: string | undefined,
  tools: Tools,
): Promise<Renewal | undefined> {
  const attemptHash = attempt === undefined ? null : hashToken(attempt);
  return tools.db.tx(async (t) => {
    const [former] = await t.query<Renewed>(
      `select family, renewed_at is not null as is_spent,
              renewal_hash is not distinct from $2::text and $2 is not null as is_same_attempt
       from sessions where token_hash = $1 and renewable_until is not null for update`,
      [tokenHash, attemptHash],
    );
    if (!former) return undefined;
    if (former.is_spent && !former.is_same_attempt) {
      return { ended: await endSpentFamily(t, tokenHash) };
    }
    // Nobody has received what an earlier try of this attempt gave.
    if (former.is_spent) await endLater(t, tokenHash);
    const token = await mintSuccessor(t, tokenHash, tools);
    if (!token) return undefined;
    await t.query(
      `update sessions set renewed_at = coalesce(renewed_at, now()), renewal_hash = $2,
         expires_at = least(expires_at, now() + make_interval(secs => $3))
       where token_hash = $1`,
      [tokenHash, attemptHash, HANDOVER_SECONDS],
    );
    return { token };
  });
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

async function endLater(t: Db, tokenHash: string) {
  await t.query(
    `update sessions later set revoked_at = now() from sessions former
     where former.token_hash = $1 and later.family = former.family and later.token_hash <> $1
       and later.created_at >= former.renewed_at and later.revoked_at is null`,
    [tokenHash],
  );
}

async function mintSuccessor(
  t: Db,
  tokenHash: string,
  { config, ip, userAgent }: Tools,
): Promise<PartnerToken | undefined> {
  const token = newToken();
  const [row] = await t.query<Omit<PartnerToken, "token">>(
    `${INSERT}
     select $2, s.user_id, least(now() + make_interval(secs => $3), s.renewable_until), $4, $5,
       array(select unnest(s.scopes) intersect select unnest(p.scopes)), s.origin, s.grant_id, s.parent_hash,
       s.family, false, s.renewable_until
     from sessions s join partner_grants g on g.id = s.grant_id join partners p on p.id = g.partner_id
     where s.token_hash = $1 and s.renewable_until > now() and s.scopes && p.scopes
     returning scopes, origin, floor(extract(epoch from expires_at - now()))::float8 as expires_in`,
    [
      tokenHash,
      hashToken(token),
      config.partnerTokens.seconds,
      ip.slice(0, 64),
      userAgent.slice(0, 300),
    ],
  );
  return row && { token, ...row };
}
