import type { CallContext } from "../call/context";
import { ApiFault } from "../call/fault";
import {
  createSession,
  revokeSession,
  revokeSessionsOf,
  succeedSession,
} from "./session-repository";
import { hashToken, newToken } from "./token";

type Tools = Pick<CallContext, "db" | "bus">;

/**
 * A session of the site's own for a person who has just shown who they are. Always a token that no caller knew before. Throws
 * BAD_CREDENTIALS where the account's password has changed since.
 */
export async function beginSession(
  { id: userId, password_hash: passwordHash }: { id: number; password_hash: string | null },
  hours: number,
  { db, ip, userAgent }: Pick<CallContext, "db" | "ip" | "userAgent">,
): Promise<string> {
  const token = newToken();
  const session = { tokenHash: hashToken(token), userId, hours, ip, userAgent, passwordHash };
  if (!(await createSession(db, session))) throw new ApiFault("BAD_CREDENTIALS");
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
  const successor = {
    tokenHash: hashToken(token),
    userId: next.userId ?? viewer.id,
    actedBy: next.actedBy === undefined ? viewer.actedBy : next.actedBy,
  };
  const isDone = await ctx.db.tx((t) => succeedSession(t, viewer.tokenHash, successor));
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
  const ended = await db.tx((t) => revokeSessionsOf(t, userId, keptHash));
  for (const tokenHash of ended) bus.sessionEnded(tokenHash);
  return ended.length;
}
