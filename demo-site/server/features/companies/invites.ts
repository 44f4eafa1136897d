import { PATHS } from "martillo/contract";
import {
  invitation,
  insertInvite,
  INVITE_SECONDS,
  markInviteAccepted,
  readInvite,
  findUser,
  findUserByEmail,
  readLanguage,
} from "../accounts";
import type {
  customAcceptInvite,
  userAddinviteuser,
  userGetInviteDetails,
} from "martillo/contract";
import { markAccepted } from "./owner-repository";
import { ApiFault } from "../../platform/call/fault";
import { lockAccount } from "../../platform/security/account-lock-repository";
import type { Handler } from "../../platform/call/mount";
import { limitLetters } from "../../platform/mail/limit-letters";
import { sendMail } from "../../platform/mail/send";
import { linkAccounts } from "./account-link-repository";
import { note } from "../../platform/security/audit-repository";
import { hashToken, newToken } from "../../platform/security/token";

export const getInviteDetails: Handler<typeof userGetInviteDetails> = async ({ key }, { db }) => {
  const invite = await readInvite(db, hashToken(key));
  if (!invite) throw new ApiFault("LINK_EXPIRED");
  const { owner_id: _owner, account_id: _account, accepted_by: _by, ...record } = invite;
  return { record };
};

/** Needs a person who has the link and the invited e-mail; the link alone may have been passed on. */
export const acceptInvite: Handler<typeof customAcceptInvite> = async ({ key }, ctx) => {
  const viewer = ctx.requireViewer();
  const person = await findUser(ctx.db, viewer.id);
  return ctx.db.tx(async (t) => {
    const keyHash = hashToken(key);
    const companyId = (await readInvite(t, keyHash))?.account_id ?? null;
    // Before all else, as every call that changes the company's people does.
    if (companyId !== null) await lockAccount(t, companyId);
    const invite = await readInvite(t, keyHash, { lock: true });
    if (!invite || invite.state === "expired") throw new ApiFault("LINK_EXPIRED");
    const { owner_id, account_id, role, company } = invite;
    if (owner_id === null || account_id === null || role === null) throw new ApiFault("NOT_FOUND");
    if (person?.email !== invite.email || account_id === viewer.id) {
      throw new ApiFault("INVITED_SOMEBODY_ELSE");
    }
    // A link that was passed on and an account in the invited name would do otherwise.
    if (!person.email_verified) throw new ApiFault("NOT_VERIFIED");
    const isAgain = invite.state === "accepted" && invite.accepted_by === viewer.id;
    if (invite.state === "accepted" && !isAgain) throw new ApiFault("LINK_EXPIRED");
    if (!isAgain) {
      if (!(await markAccepted(t, owner_id, viewer.id))) throw new ApiFault("LINK_EXPIRED");
      await markInviteAccepted(t, keyHash, viewer.id);
      await linkAccounts(t, { userId: viewer.id, accountId: account_id, role });
      await note(t, {
        actorId: viewer.id,
        userId: account_id,
        action: "acceptInvite",
        details: { role },
      });
    }
    return { account: { id: account_id, name: company, role } };
  });
};

export const addinviteuser: Handler<typeof userAddinviteuser> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { email, first_name, seller_type } = input;
  if (await findUserByEmail(ctx.db, email)) throw new ApiFault("EMAIL_TAKEN");
  const key = newToken();
  await ctx.db.tx(async (t) => {
    await limitLetters({ ...ctx, db: t }, email);
    await insertInvite(t, {
      keyHash: hashToken(key),
      ownerId: null,
      invitedBy: viewer.id,
      email,
      firstName: first_name,
      sellerType: seller_type,
    });
    await sendMail({ ...ctx, db: t }, invitation, email, {
      name: first_name,
      from: `${viewer.firstName} ${viewer.lastName}`,
      link: `${PATHS.invite}?clave=${key}`,
      seconds: INVITE_SECONDS,
      language: await readLanguage(t, { email }),
    });
  });
  return { sent: true };
};
