import { welcome } from "./accounts.mail";
import {
  REGISTRATION_PICTURE,
  type userCheckValidation,
  type userRegister,
} from "martillo/contract";
import { Email } from "martillo/contract/schemas";
import { requireCaptcha } from "./captcha";
import { redeemProof, type Destination } from "./codes";
import { phoneRulesOf } from "./phone-rules";
import { takenFault } from "./verified-contact";
import { checkCustomFields, readPublicSettings } from "../house";
import type { CallContext, ServerConfig } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { takeAvatar } from "../uploads";
import { sendMail } from "../../platform/mail/send";
import { callerKey } from "../../platform/security/caller-address";
import { times } from "../../platform/security/counters";
import { canSendLinks, sendVerifyLink } from "./links";
import { markInviteAccepted, readInvite } from "./invite-repository";
import { hashToken } from "../../platform/security/token";
import { googleIdentity } from "./google";
import { insertUser, type NewAccount } from "./register-repository";
import { openSession } from "./open-session";
import { findUser, findUserByEmail, type UserRow } from "./user-repository";
import { toPhone } from "./verification";

/** Registrations with one e-mail from everywhere together are as many as from so many addresses. */
const ADDRESSES_PER_EMAIL = 10;

/** There was no attempt to register yet, so no registration has failed. */
const TAKEN_BEFOREHAND = "Ya existe una cuenta con ese correo.";

/** Refuses an e-mail that has an account; a name that is no e-mail has none. */
export const checkValidation: Handler<typeof userCheckValidation> = async (
  { text, type, username },
  { db },
) => {
  const mayBeName = type === "email_username";
  for (const name of mayBeName ? [text, username] : [text]) {
    const email = Email.safeParse(name);
    if (email.success && (await findUserByEmail(db, email.data))) {
      throw new ApiFault("EMAIL_TAKEN", { text: TAKEN_BEFOREHAND });
    }
    if (!email.success && !mayBeName) {
      const [issue] = email.error.issues;
      throw new ApiFault("INVALID_INPUT", { fields: { text: issue?.message ?? "" } });
    }
  }
  return { available: true };
};

type Form = Parameters<Handler<typeof userRegister>>[0];

/** Makes an account and signs it in. Its rights follow from the proofs given here, never from what the form says. */
export const register: Handler<typeof userRegister> = async (form, ctx) => {
  await limitEmail(form.email, ctx);
  const hasPhoneProof = form.phone !== undefined && form.phone_proof !== undefined;
  const google = form.google_id ? await googleIdentity(ctx, form.google_id) : null;
  const isOfGoogle = google?.email === form.email;
  const hasProof =
    form.email_proof !== undefined ||
    hasPhoneProof ||
    isOfGoogle ||
    (await openInvite(ctx.db, form)) !== null;
  // A proof has cost a captcha already, and a wrong one is refused below; an invitation is used once, and Google has asked for its own.
  if (!hasProof) await requireCaptcha(ctx, form.captcha);
  const phone = form.phone ? (await toPhone(form.phone, ctx)).address : null;
  const isNamed = form.first_name !== undefined;
  if (isNamed) await checkPicture(form, ctx);
  const fields = await fieldsOf(form, ctx);
  const passwordHash = await ctx.ports.passwords.hash(form.password);
  const user = await ctx.db.tx(async (t) => {
    const tools = { ...ctx, db: t };
    const emailProven = await isProven({ kind: "email", address: form.email }, form, tools);
    const phoneVerified = phone
      ? await isProven({ kind: "phone", address: phone }, form, tools)
      : false;
    // The link is in the letter: a visitor who has it has the mailbox.
    const invitation = await openInvite(t, form, { lock: true });
    const emailVerified = emailProven || invitation !== null || isOfGoogle;
    const account = await insertUser(t, {
      ...fields,
      passwordHash,
      phone,
      googleId: google?.id ?? null,
      emailVerified,
      phoneVerified,
      ...firstRights(emailVerified || phoneVerified, ctx.config.newAccounts),
    }).catch((error: unknown) => {
      throw takenFault(error) ?? error;
    });
    if (!account) throw new ApiFault("EMAIL_TAKEN");
    await takeAvatar(t, account.id, fields.avatar);
    await greet(account, tools);
    // One to a company asks its question later.
    if (invitation?.kind === "account") {
      await markInviteAccepted(t, invitation.keyHash, account.id);
    }
    return (await findUser(t, account.id)) ?? account;
  });
  return openSession(user, ctx.config.sessionHours.short, ctx);
};

/** The first letter asks for what is still missing. */
async function greet(account: UserRow, ctx: CallContext) {
  const { email, first_name: name, email_verified: isKnown, phone_verified: isReached } = account;
  const isVerified = isKnown || isReached;
  if (!isVerified && canSendLinks(ctx)) await sendVerifyLink(account, ctx);
  else await sendMail(ctx, welcome, email, { name, isVerified });
}

/** A visitor who registers from one address must not keep the owner of the e-mail from all others. */
function limitEmail(email: string, { counters, config, ip }: CallContext) {
  const rule = config.loginsPerEmail;
  return counters.require([
    { key: `register ${email} from ${callerKey(ip)}`, rule },
    { key: `register ${email}`, rule: times(rule, ADDRESSES_PER_EMAIL) },
  ]);
}

/** Uses the form's proof up. An invalid proof is refused: going on without it would surprise a visitor who has just verified. */
async function isProven(to: Destination, form: Form, ctx: Pick<CallContext, "db">) {
  const proof = to.kind === "email" ? form.email_proof : form.phone_proof;
  if (proof === undefined) return false;
  const proven = await redeemProof(ctx, { proof, purpose: "register", ...to });
  if (!proven) throw new ApiFault("PROOF_EXPIRED");
  return true;
}

/** The invitation that brought the person here, while it is open and names this e-mail. */
async function openInvite(t: CallContext["db"], { invite, email }: Form, { lock = false } = {}) {
  if (invite === undefined) return null;
  const keyHash = hashToken(invite);
  const found = await readInvite(t, keyHash, { lock });
  return found?.state === "open" && found.email === email ? { kind: found.kind, keyHash } : null;
}

/** What a new account may do. */
function firstRights(isVerified: boolean, newAccounts: ServerConfig["newAccounts"]) {
  const mayBid = newAccounts === "approved" || (newAccounts === "verified" && isVerified);
  const status = mayBid || isVerified ? ("active" as const) : ("email_unverified" as const);
  return { status, mayBid };
}

/** Where the house wants to see everybody. */
export async function checkPicture({ avatar }: Pick<Form, "avatar">, { cache, db }: CallContext) {
  const { variables } = await cache.get("settings", () => readPublicSettings(db));
  if (avatar === undefined && variables?.[REGISTRATION_PICTURE] === "required") {
    throw new ApiFault("INVALID_INPUT", { fields: { avatar: "Required!" } });
  }
}

async function fieldsOf(form: Form, ctx: CallContext) {
  const isSeller = form.seller_type === "seller";
  return {
    customFields: await checkCustomFields(ctx.db, form, {
      kind: isSeller ? "organization" : "buyer",
      phones: await phoneRulesOf(ctx),
      // A visitor who gives no name gives the rest with it, before the first bid.
      onlyGiven: form.first_name === undefined,
    }),
    avatar: form.avatar ?? null,
    email: form.email,
    firstName: form.first_name ?? "",
    lastName: form.last_name ?? "",
    companyname: form.companyname ?? null,
    address1: form.address1 ?? null,
    address2: form.address2 ?? null,
    city: form.city ?? null,
    state: form.state ?? null,
    zip: form.zip ?? null,
    isSeller,
    organization: isSeller ? (form.organization ?? null) : null,
  } satisfies Partial<NewAccount>;
}
