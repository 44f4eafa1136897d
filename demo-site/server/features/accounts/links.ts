import { pathTo } from "martillo/contract";
import { verifyLink } from "./accounts.mail";
import type { userSendEmailVerifyLink, userVerifyEmail } from "martillo/contract";
import { markVerified } from "./verified-contact";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { sendMail } from "../../platform/mail/send";
import { makeLink, useLink } from "./mail-link-repository";
import { findUser, type UserRow, readLanguage } from "./user-repository";

const VERIFY_SECONDS = 86_400;

/** Whether letters leave, and links in them lead to the site. */
export function canSendLinks({
  delivery,
  config,
}: Pick<CallContext, "delivery" | "config">): boolean {
  return delivery.mail !== "drop" && config.siteUrl !== "";
}

/** Throws NOT_CONFIGURED where no letter can leave, or a link in it would lead nowhere; the same for everybody who asks. */
export function requireMail(ctx: Pick<CallContext, "delivery" | "config">): void {
  if (!canSendLinks(ctx)) throw new ApiFault("NOT_CONFIGURED");
}

export const sendEmailVerifyLink: Handler<typeof userSendEmailVerifyLink> = async (_input, ctx) => {
  requireMail(ctx);
  const user = await findUser(ctx.db, ctx.requireViewer().id);
  if (!user) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  await sendVerifyLink(user, ctx);
  return { sent: true, email: user.email };
};

export async function sendVerifyLink(user: UserRow, ctx: CallContext): Promise<void> {
  const { id: userId, email, first_name: name } = user;
  await ctx.db.tx(async (t) => {
    const link = { userId, email, purpose: "verify_email", seconds: VERIFY_SECONDS } as const;
    const token = await makeLink(t, link);
    if (token === null) return;
    const values = {
      name,
      link: pathTo("verifyEmail", { token }),
      seconds: VERIFY_SECONDS,
      language: await readLanguage(t, { id: userId }),
    };
    await sendMail({ ...ctx, db: t }, verifyLink, email, values);
  });
}

export const verifyEmail: Handler<typeof userVerifyEmail> = async ({ token }, ctx) => {
  const email = await ctx.db.tx(async (t) => {
    const link = await useLink(t, token, "verify_email");
    if (!link) throw new ApiFault("LINK_EXPIRED");
    await markVerified({ ...ctx, db: t }, link.user_id, { email: link.email });
    return link.email;
  });
  return { email, email_verified: 1 };
};
