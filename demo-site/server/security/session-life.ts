import type { CallContext } from "../http/context";
import { ApiFault } from "../http/fault";
import {
  createSession,
  revokeSession,
  revokeSessionsOf,
  succeedSession,
} from "./session-repository";
import { hashToken, newToken } from "./token";

type Tools = Pick<CallContext, "db" | "bus">;

/** A session of the site's own for somebody who has just shown who it is. Always a token that nobody knew before. */
export async function beginSession(
  userId: number,
  hours: number,
  { db, ip, userAgent }: Pick<CallContext, "db" | "ip" | "userAgent">,
): Promise<string> {
  const token = newToken();
  await createSession(db, { tokenHash: hashToken(token), userId, hours, ip, userAgent });
  return token;
}

/**
 * The next token of a session whose rights have changed; the former one ends with all that came from it. Throws SESSION_EXPIRED when it
 * had ended already.
 */
export async function renewSession(
  ctx: Tools & Pick<CallContext, "requireViewer">,
  next: { userId?: number; actedBy?: number | null } = {},
): Promise<string> {
  const viewer = ctx.requireViewer();
  const token = newToken();
  const isDone = await succeedSession(ctx.db, viewer.tokenHash, {
    tokenHash: hashToken(token),
    userId: next.userId ?? viewer.id,
    actedBy: next.actedBy === undefined ? viewer.actedBy : next.actedBy,
  });
  if (!isDone) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  await endSession(viewer.tokenHash, ctx);
  ctx.bus.sessionEnded(viewer.tokenHash);
  return token;
}

/** Ends one session and what came from it, on open sockets too. */
export async function endSession(tokenHash: string, { db, bus }: Tools): Promise<void> {
  for (const ended of await revokeSession(db, tokenHash)) bus.sessionEnded(ended);
}

/** Ends all sessions of a user but one, tokens of partners' pages and open sockets included. Returns how many. */
export async function endSessionsOf(
  userId: number,
  { db, bus }: Tools,
  keptHash: string | null = null,
): Promise<number> {
  const ended = await revokeSessionsOf(db, userId, keptHash);
  for (const tokenHash of ended) bus.sessionEnded(tokenHash);
  return ended.length;
}
