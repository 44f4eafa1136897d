import { pathTo } from "martillo/contract";
import {
  passwordChanged,
  passwordReset,
  requireCaptcha,
  redeemProof,
  markVerified,
  requireCurrentPassword,
  requireMail,
  makeLink,
  useLink,
  voidLinks,
  closeOtherWaysIn,
  replacePassword,
  setPassword,
  findUser,
  findUserByEmail,
  findUserByPhone,
  opensByCode,
  type UserRow,
  readLanguage,
} from "../accounts";
import type {
  userForgotPassword,
  userResetPassword,
  userResetUserProfile,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { sendMail } from "../../platform/mail/send";
import { inEvenTime } from "../../platform/security/even-time";
import { renewSession } from "../../platform/security/session-life";
import { noteOwnerAt, revokeSessionsOf } from "../../platform/security/session-repository";

const RESET_SECONDS = 2_700;

export const forgotPassword: Handler<typeof userForgotPassword> = async (input, ctx) => {
  requireMail(ctx);
  await requireCaptcha(ctx, input.captcha);
  await inEvenTime(async () => {
    const user = await findUserByEmail(ctx.db, input.email);
    if (user && user.status !== "deactivate") await sendResetLink(user, ctx);
  });
  return { sent: true };
};

/** Sends nothing to a person who has had several links lately; the answer does not say so. */
export async function sendResetLink(user: UserRow, ctx: CallContext): Promise<void> {
  const { id: userId, email, first_name: name } = user;
  await ctx.db.tx(async (t) => {
    const link = { userId, email, purpose: "reset_password", seconds: RESET_SECONDS } as const;
    const token = await makeLink(t, link);
    if (token === null) return;
    const values = {
      name,
      link: pathTo("resetPassword", { token }),
      seconds: RESET_SECONDS,
      language: await readLanguage(t, { id: userId }),
    };
    await sendMail({ ...ctx, db: t }, passwordReset, email, values);
  });
}

export const resetPassword: Handler<typeof userResetPassword> = async (
  { token, password },
  ctx,
) => {
  const { email, ended } = await ctx.db.tx(async (t) => {
    const tools = { ...ctx, db: t };
    const user = (await ofLink(token, tools)) ?? (await ofProof(token, tools));
    if (!user || user.status === "deactivate") throw new ApiFault("LINK_EXPIRED");
    // Hashing is dear, and done only for whom it is worth it.
    await setPassword(t, user.id, await ctx.ports.passwords.hash(password));
    await voidLinks(t, user.id, "reset_password");
    await tellOfPassword(tools, user);
    await noteOwnerAt(t, user.id, ctx.ip);
    return { email: user.email, ended: await revokeSessionsOf(t, user.id) };
  });
  for (const tokenHash of ended) ctx.bus.sessionEnded(tokenHash);
  // Strangers may have guessed at the former password: its owner is here, with another one.
  await ctx.attempts.forgive("login", { subject: email, ip: ctx.ip });
  return { changed: true };
};

async function tellOfPassword(ctx: CallContext, { id, email, first_name: name }: UserRow) {
  await sendMail(ctx, passwordChanged, email, {
    name,
    language: await readLanguage(ctx.db, { id }),
  });
}

/** The link is in the letter: a visitor who follows it has the mailbox. */
async function ofLink(token: string, tools: CallContext): Promise<UserRow | undefined> {
  const link = await useLink(tools.db, token, "reset_password");
  if (!link) return undefined;
  const user = await findUser(tools.db, link.user_id);
  if (user && !user.email_verified) await closeOtherWaysIn(tools, user.id);
  await markVerified(tools, link.user_id, { email: link.email });
  return user;
}

async function ofProof(proof: string, tools: CallContext): Promise<UserRow | undefined> {
  const proven = await redeemProof(tools, { proof, purpose: "forgot" });
  if (!proven) return undefined;
  const isPhone = proven.kind === "phone";
  const user = await (isPhone ? findUserByPhone : findUserByEmail)(tools.db, proven.address);
  if (!opensByCode(user)) return undefined;
  if (isPhone) return user;
  if (!user.email_verified) await closeOtherWaysIn(tools, user.id);
  await markVerified(tools, user.id, { email: user.email });
  return user;
}

export const resetUserProfile: Handler<typeof userResetUserProfile> = async (input, ctx) => {
  const { id, tokenHash } = ctx.requireViewer();
  const user = await findUser(ctx.db, id);
  if (!user) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  await requireCurrentPassword(user, input.current_password, ctx);
  const hash = await ctx.ports.passwords.hash(input.password);
  const ended = await ctx.db.tx(async (t) => {
    const isDone = await replacePassword(t, id, hash, user.password_hash);
    if (!isDone) throw new ApiFault("WRONG_PASSWORD");
    await voidLinks(t, id, "reset_password");
    await tellOfPassword({ ...ctx, db: t }, user);
    return revokeSessionsOf(t, id, tokenHash);
  });
  for (const one of ended) ctx.bus.sessionEnded(one);
  return { token: await renewSession(ctx) };
};
