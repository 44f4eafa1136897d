import type { PartnerToken, Scope } from "martillo/contract";
import type { Db } from "../db/db";
import type { CallContext } from "../call/context";
import { hashToken, newToken } from "./token";
import {
  endLater,
  endSpentFamily,
  insertPartnerSession,
  insertSuccessor,
  lockRenewed,
  renewSession,
} from "./partner-session-repository";

export interface NewPartnerSession {
  userId: number;
  grantId: number;
  origin: string;
  scopes: readonly Scope[];
  /** The session on the site with which this one ends; null for what a partner's server minted. */
  parentHash: string | null;
  /** All sessions of a family are revoked together. */
  family: string;
  byServer: boolean;
}

type Tools = Pick<CallContext, "db" | "config" | "ip" | "userAgent">;

/** A token for a partner's page. Its end is never later than that of the session that it came from. */
export async function mintPartnerToken(
  session: NewPartnerSession,
  { db, config, ip, userAgent }: Tools,
): Promise<PartnerToken> {
  const { seconds, renewableHours } = config.partnerTokens;
  const token = newToken();
  const row = await insertPartnerSession(db, {
    tokenHash: hashToken(token),
    userId: session.userId,
    seconds,
    ip: ip.slice(0, 64),
    userAgent: userAgent.slice(0, 300),
    scopes: [...session.scopes],
    origin: session.origin,
    grantId: session.grantId,
    parentHash: session.parentHash,
    family: session.family,
    byServer: session.byServer,
    renewableSeconds: renewableHours * 3600,
  });
  return {
    token,
    expires_in: row?.expires_in ?? 0,
    scopes: [...session.scopes],
    origin: session.origin,
  };
}

/** The result of a renewal: the next token, or the hashes of all that ended because a spent one was shown. */
export type Renewal = { token: PartnerToken } | { ended: string[] };

/**
 * The successor of a page's token; the former one lives just long enough for what is under way. A token is exchanged once: if it is
 * shown again, another party has it, and all that came of it ends. An attempt whose answer was lost may be repeated under its name.
 * Undefined when the token may have no successor.
 */
export async function renewPartnerToken(
  tokenHash: string,
  attempt: string | undefined,
  tools: Tools,
): Promise<Renewal | undefined> {
  const attemptHash = attempt === undefined ? null : hashToken(attempt);
  return tools.db.tx(async (t) => {
    const former = await lockRenewed(t, tokenHash, attemptHash);
    if (!former) return undefined;
    if (former.is_spent && !former.is_same_attempt) {
      return { ended: await endSpentFamily(t, tokenHash) };
    }
    // No client has received what an earlier try of this attempt gave.
    if (former.is_spent) await endLater(t, tokenHash);
    const token = await mintSuccessor(t, tokenHash, tools);
    if (!token) return undefined;
    await renewSession(t, tokenHash, attemptHash);
    return { token };
  });
}

async function mintSuccessor(
  t: Db,
  tokenHash: string,
  { config, ip, userAgent }: Tools,
): Promise<PartnerToken | undefined> {
  const token = newToken();
  const row = await insertSuccessor(t, {
    formerHash: tokenHash,
    tokenHash: hashToken(token),
    seconds: config.partnerTokens.seconds,
    ip: ip.slice(0, 64),
    userAgent: userAgent.slice(0, 300),
  });
  return row && { token, ...row };
}
