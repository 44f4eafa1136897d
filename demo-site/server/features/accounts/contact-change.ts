/** Another e-mail or phone is another way into the account: what it takes, and who is told. */

import { emailChanged, phoneChanged } from "./accounts.mail";
import { holdsCode, redeemCode, type Destination } from "./codes";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { sendMail } from "../../platform/mail/send";
import { requireCurrentPassword } from "./current-password";
import { type UserRow, readLanguage } from "./user-repository";

/** The proof that a person gives to own the account as it is. */
export interface OwnerShown {
  current_password?: string | undefined;
  current_code?: string | undefined;
}

/** Whether an address is the account's already: then a code only verifies it. */
export function isPresent({ kind, address }: Destination, user: UserRow): boolean {
  return address === (kind === "email" ? user.email : user.phone);
}

/** Throws where an address is to become an account's, and nothing shows that its owner wants that. */
export async function requireOwner(
  to: Destination,
  shown: OwnerShown,
  user: UserRow,
  ctx: CallContext,
): Promise<void> {
  if (isPresent(to, user)) return;
  // Another letter of what its owner has asked for before.
  if (await holdsCode(ctx.db, { ...to, userId: user.id, purposes: ["account"] })) return;
  if (user.password_hash !== null) {
    await requireCurrentPassword(user, shown.current_password, ctx);
    return;
  }
  if (!shown.current_code) {
    throw new ApiFault("INVALID_INPUT", { fields: { current_code: "Obligatorio." } });
  }
  const guess = { code: shown.current_code, purposes: ["account" as const], userId: user.id };
  const redeemed = await redeemCode(ctx, { ...presentContact(user), ...guess });
  if (redeemed.refused) throw new ApiFault(redeemed.refused);
}

/** Where the owner is reached as long as nothing has changed. */
function presentContact({ email, email_verified, verified_phonenum }: UserRow): Destination {
  return email_verified || verified_phonenum === null
    ? { kind: "email", address: email }
    : { kind: "phone", address: verified_phonenum };
}

/** Tells the account's former e-mail of the change, in its transaction. */
export async function tellOfChange(to: Destination, before: UserRow, ctx: CallContext) {
  const { id, email, email_verified, first_name: name } = before;
  const told = { name, language: await readLanguage(ctx.db, { id }) };
  if (to.kind === "email") await sendMail(ctx, emailChanged, email, { ...told, email: to.address });
  // An unverified address may belong to any person.
  else if (email_verified) await sendMail(ctx, phoneChanged, email, { ...told, phone: to.address });
}
