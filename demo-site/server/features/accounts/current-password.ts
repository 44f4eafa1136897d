import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { UserRow } from "./user-repository";

/**
 * A visitor who has only found an open page does not know the password. Throws WRONG_PASSWORD; an account without a password is let
 * through.
 */
export async function requireCurrentPassword(
  { id, password_hash: phc }: UserRow,
  current: string | undefined,
  ctx: CallContext,
) {
  if (phc === null) return;
  if (!current)
    throw new ApiFault("INVALID_INPUT", { fields: { current_password: "Obligatorio." } });
  // Only a person who is signed in can guess here, so that no stranger keeps the owner out.
  const options = { subject: `user ${id}`, ip: ctx.ip };
  const isRight = await ctx.attempts.run("password", options, async () =>
    (await ctx.ports.passwords.verify(current, phc)) ? true : null,
  );
  if (!isRight) throw new ApiFault("WRONG_PASSWORD");
}
