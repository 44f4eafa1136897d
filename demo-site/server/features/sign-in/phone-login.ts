import type { userSendPhoneLoginCode } from "martillo/contract";
import {
  requireCaptcha,
  issueCode,
  guessCode,
  findUserByPhone,
  opensByCode,
  type UserRow,
  toPhone,
} from "../accounts";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { inEvenTime } from "../../platform/security/even-time";

export const sendPhoneLoginCode: Handler<typeof userSendPhoneLoginCode> = async (input, ctx) => {
  await requireCaptcha(ctx, input.captcha);
  const to = await toPhone(input.phone, ctx);
  return inEvenTime(async () => {
    const owner = await findUserByPhone(ctx.db, to.address);
    const isDelivered = opensByCode(owner);
    return issueCode(ctx, { ...to, purpose: "login", ip: ctx.ip, isDelivered });
  });
};

/** The account of a verified phone, for the code that was sent to it. A phone without an account gets the answers of a wrong code. */
export async function ofPhoneCode(
  phone: string,
  code: string,
  ctx: CallContext,
): Promise<UserRow | null> {
  const to = await toPhone(phone, ctx);
  return guessCode(ctx, { ...to, code, purposes: ["login"] }, async () => {
    const user = await findUserByPhone(ctx.db, to.address);
    // The account may have become staff meanwhile; for a phone without an account no code is ever right.
    if (user?.staff) throw new ApiFault("VERIFY_CODE_WRONG");
    return user ?? null;
  });
}
