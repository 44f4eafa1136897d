import { markVerified } from "./verified-contact";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { errorText } from "../../platform/call/log";
import type { GoogleIdentity } from "../../ports/google";
import { revokeSessionsOf } from "../../platform/security/session-repository";
import { findUserIdByGoogle, linkGoogle, lockByEmail, makeAnew } from "./google-repository";
import { voidLinks } from "./mail-link-repository";
import { closeOtherWaysIn } from "./account-listener";
import { findUser, type UserRow } from "./user-repository";

/** The person behind a token of Google. Throws NOT_CONFIGURED, GOOGLE_REJECTED, or UNAVAILABLE while Google cannot be asked. */
export async function googleIdentity(
  { ports: { google }, log }: Pick<CallContext, "ports" | "log">,
  idToken: string,
): Promise<GoogleIdentity> {
  if (!google) throw new ApiFault("NOT_CONFIGURED");
  let identity: GoogleIdentity | null;
  try {
    identity = await google.verify(idToken);
  } catch (error) {
    log.error(errorText(error), "Google's keys could not be had");
    throw new ApiFault("UNAVAILABLE");
  }
  if (!identity) throw new ApiFault("GOOGLE_REJECTED");
  return identity;
}

/** The account of a Google account; one with the same e-mail is linked the first time, where that is safe. */
export async function ofGoogle(idToken: string, ctx: CallContext): Promise<UserRow> {
  const identity = await googleIdentity(ctx, idToken);
  const { user, ended } = await ctx.db.tx(async (t) => {
    const linked = await findUserIdByGoogle(t, identity.id);
    const found =
      linked === undefined
        ? await linkByEmail(identity, { ...ctx, db: t })
        : { userId: linked, ended: [] };
    // Read here, while no transaction can take Google's account off it: a later change ends the session that is to begin.
    return { user: await findUser(t, found.userId), ended: found.ended };
  });
  for (const tokenHash of ended) ctx.bus.sessionEnded(tokenHash);
  if (!user) throw new ApiFault("GOOGLE_UNKNOWN");
  // Linked before it became staff's.
  if (user.staff) throw new ApiFault("GOOGLE_REJECTED");
  return user;
}

/**
 * Both have shown that the e-mail is theirs: then they are the same person. Where the account has not, the person who opened it may be
 * another one. In use, it is left alone: its owner verifies the e-mail first. Unused, it becomes the Google account's, without the
 * password, the sessions and everything else that its maker left there.
 */
async function linkByEmail(
  identity: GoogleIdentity,
  tools: CallContext,
): Promise<{ userId: number; ended: string[] }> {
  const { db } = tools;
  const found = await lockByEmail(db, identity.email);
  if (!found) throw new ApiFault("GOOGLE_UNKNOWN");
  if (found.status === "deactivate") throw new ApiFault("DEACTIVATED");
  // Staff come in by their password alone.
  if (found.staff) throw new ApiFault("GOOGLE_REJECTED");
  // Another sign-in of the same person has just linked it, while this one waited for the account.
  if (found.google_id === identity.id) return { userId: found.id, ended: [] };
  // An account has one Google account and keeps it.
  if (found.google_id !== null) throw new ApiFault("GOOGLE_REJECTED");
  if (found.email_verified) {
    await linkGoogle(db, found.id, identity.id);
    return { userId: found.id, ended: [] };
  }
  if (found.is_in_use) throw new ApiFault("GOOGLE_REJECTED");
  await closeOtherWaysIn(tools, found.id);
  await makeAnew(db, found.id, identity);
  for (const listener of tools.accountListeners) await listener.makeAnew?.(db, found.id);
  await voidLinks(db, found.id, "reset_password");
  await voidLinks(db, found.id, "verify_email");
  await markVerified(tools, found.id, { email: identity.email });
  return { userId: found.id, ended: await revokeSessionsOf(db, found.id) };
}
