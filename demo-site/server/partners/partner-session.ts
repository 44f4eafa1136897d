import type { PartnerToken, Scope } from "martillo/contract";
import type { CallContext } from "../http/context";
import { hashToken, newToken } from "../security/token";

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

/** The successor of a page's token; the former one lives just long enough for what is under way. Nothing when it may have none. */
export async function renewPartnerToken(
  tokenHash: string,
  { db, config, ip, userAgent }: Tools,
): Promise<PartnerToken | undefined> {
  const token = newToken();
  const rows = await db.tx(async (t) => {
    const minted = await t.query<Omit<PartnerToken, "token">>(
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
    await t.query(
      `update sessions set expires_at = least(expires_at, now() + make_interval(secs => $2))
       where token_hash = $1 and renewable_until is not null`,
      [tokenHash, HANDOVER_SECONDS],
    );
    return minted;
  });
  const [row] = rows;
  return row && { token, ...row };
}
