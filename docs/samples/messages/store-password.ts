import { passwordChanged } from "../../../demo-site/server/features/accounts/accounts.mail";
import { sendMail, type SendContext } from "../../../demo-site/server/platform/mail/send";

/** The password changes and its owner is told, or neither. SQL belongs into a repository beside the handler. */
export function storePassword(userId: number, hash: string, ctx: SendContext): Promise<void> {
  return ctx.db.tx(async (t) => {
    const [user] = await t.query<{ email: string; first_name: string }>(
      "update users set password_hash = $2 where id = $1 returning email, first_name",
      [userId, hash],
    );
    if (!user) return;
    await sendMail({ ...ctx, db: t }, passwordChanged, user.email, { name: user.first_name });
  });
}
