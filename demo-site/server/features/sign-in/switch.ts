import type { userSwitchuser } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { roleFor } from "../companies";
import { note } from "../../platform/security/audit-repository";
import { renewSession } from "../../platform/security/session-life";
import { findUser, toUser } from "../accounts";

/**
 * Goes on as another account, or back. The person who really sits there stays written in the session, so that the way from one account to
 * the next is always the person's own, and never that of the account it acts for.
 */
export const switchuser: Handler<typeof userSwitchuser> = async ({ id }, ctx) => {
  const viewer = ctx.requireViewer();
  const own = viewer.actedBy ?? viewer.id;
  const userId = id ?? own;
  if (userId === viewer.id) throw new ApiFault("NOT_FOUND");
  const role = userId === own ? null : await roleFor(ctx.db, own, userId);
  // The same for an account that is not there: the answer does not tell which there are.
  if (userId !== own && role === null) throw new ApiFault("FORBIDDEN");
  const token = await renewSession(ctx, { userId, actedBy: userId === own ? null : own });
  if (role !== null) {
    await note(ctx.db, { actorId: own, userId, action: "switchuser", details: { role } });
  }
  const user = await findUser(ctx.db, userId);
  if (!user) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  return { token, user: toUser(user) };
};
