import type { userSendPhoneLoginCode } from "martillo/contract";
import { requireCaptcha } from "../../accounts/captcha";
import { issueCode, redeemCode } from "../../accounts/codes";
import type { CallContext } from "../../http/context";
import { ApiFault } from "../../http/fault";
import type { Handler } from "../../http/mount";
import { inEvenTime } from "../../security/even-time";
import { hasSignedInFrom } from "../../security/session-repository";
import { findUserByPhone, type UserRow } from "./user-repository";
import { toPhone } from "./verification";

export const sendPhoneLoginCode: Handler<typeof userSendPhoneLoginCode> = async (input, ctx) => {
  await requireCaptcha(ctx, input.captcha);
  const to = toPhone(input.phone);
  return inEvenTime(async () => {
    const owner = await findUserByPhone(ctx.db, to.address);
    const isDelivered = owner !== undefined && owner.status !== "deactivate";
    return issueCode(ctx, { ...to, purpose: "login", isDelivered });
  });
};

/** The account of a verified phone, for the code that was sent to it. A phone without an account gets the answers of a wrong code. */
export async function ofPhoneCode(
  phone: string,
  code: string,
  ctx: CallContext,
): Promise<UserRow | null> {
  const to = toPhone(phone);
  const isKnownHere = () => hasSignedInFrom(ctx.db, { phone: to.address }, ctx.ip);
  const options = { subject: to.address, ip: ctx.ip, isKnownHere };
  return ctx.attempts.run("phone", options, async () => {
    const redeemed = await redeemCode(ctx, { ...to, code, purposes: ["login"] });
    if (redeemed.refused) throw new ApiFault(redeemed.refused);
    return (await findUserByPhone(ctx.db, to.address)) ?? null;
  });
}
