import type {
  userSendEmailVerifyCode,
  userSendPhoneVerifyCode,
  userVerifyEmailVerifyCode,
  userVerifyPhoneVerifyCode,
} from "martillo/contract";
import { phoneProblem } from "martillo/domain";
import { requireCaptcha } from "./captcha";
import { issueCode, issueProof, redeemCode, type CodePurpose, type Destination } from "./codes";
import { markVerified } from "./verified-contact";
import type { CallContext, Viewer } from "../../platform/call/context";
import { phoneNumber } from "./phone-number";
import { phoneRulesOf } from "./phone-rules";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { inEvenTime } from "../../platform/security/even-time";
import { renewSession } from "../../platform/security/session-life";
import { revokeSessionsOf } from "../../platform/security/session-repository";
import { guessCode } from "./guess-code";
import { isPresent, requireOwner, tellOfChange } from "./contact-change";
import {
  findUser,
  findUserByEmail,
  findUserByPhone,
  opensByCode,
  type UserRow,
} from "./user-repository";

const GUEST_PURPOSES = ["register", "forgot"] as const satisfies readonly CodePurpose[];

export const sendEmailVerifyCode: Handler<typeof userSendEmailVerifyCode> = async (input, ctx) => {
  const { email } = input;
  await requireCaptcha(ctx, input.captcha);
  const viewer = ownerOf(ctx);
  const owner = await findUserByEmail(ctx.db, email);
  if (viewer) {
    if (owner && owner.id !== viewer.id) throw new ApiFault("EMAIL_TAKEN");
    const request = { ...toEmail(email), ...own(viewer), name: viewer.firstName };
    await requireOwner(request, input, await ownUser(viewer, ctx), ctx);
    return issueCode(ctx, request);
  }
  if (input.isForgotPassword) {
    const isDelivered = opensByCode(owner);
    const request = { ...toEmail(email), purpose: "forgot", ip: ctx.ip, isDelivered } as const;
    return inEvenTime(() => issueCode(ctx, request));
  }
  if (input.registerUniqueEmail && owner) throw new ApiFault("EMAIL_TAKEN");
  const name = input.first_name ?? null;
  return issueCode(ctx, { ...toEmail(email), purpose: "register", ip: ctx.ip, name });
};

export const verifyEmailVerifyCode: Handler<typeof userVerifyEmailVerifyCode> = async (
  input,
  ctx,
) => {
  const { email, verify_code: code } = input;
  const viewer = ownerOf(ctx);
  if (viewer) return makeOwn(toEmail(email), code, viewer, ctx);
  const purpose = await redeemAsGuest(toEmail(email), code, ctx);
  if (purpose === "register" && (await findUserByEmail(ctx.db, email))) {
    throw new ApiFault("EMAIL_TAKEN");
  }
  return proven(toEmail(email), purpose, ctx);
};

export const sendPhoneVerifyCode: Handler<typeof userSendPhoneVerifyCode> = async (input, ctx) => {
  await requireCaptcha(ctx, input.captcha);
  const to = await toPhone(input.phone, ctx);
  const viewer = ownerOf(ctx);
  if (viewer) {
    await requireOwner(to, input, await ownUser(viewer, ctx), ctx);
    return issueCode(ctx, { ...to, ...own(viewer) });
  }
  if (input.isForgotPassword) {
    const isDelivered = opensByCode(await findUserByPhone(ctx.db, to.address));
    return inEvenTime(() => issueCode(ctx, { ...to, purpose: "forgot", ip: ctx.ip, isDelivered }));
  }
  return issueCode(ctx, { ...to, purpose: "register", ip: ctx.ip });
};

export const verifyPhoneVerifyCode: Handler<typeof userVerifyPhoneVerifyCode> = async (
  input,
  ctx,
) => {
  const to = await toPhone(input.phone, ctx);
  const viewer = ownerOf(ctx);
  if (viewer) return makeOwn(to, input.verify_code, viewer, ctx);
  const purpose = await redeemAsGuest(to, input.verify_code, ctx);
  // Said only to a caller who has just proven that they hold the phone.
  if (purpose === "register" && (await findUserByPhone(ctx.db, to.address))) {
    throw new ApiFault("PHONE_TAKEN");
  }
  return proven(to, purpose, ctx);
};

/** A person who acts for another account must not take it over by an address of their own. */
function ownerOf({ viewer }: CallContext): Viewer | null {
  if (viewer && viewer.actedBy !== null) throw new ApiFault("FORBIDDEN");
  return viewer;
}

function own(viewer: Viewer) {
  return { purpose: "account", userId: viewer.id } as const;
}

function toEmail(email: string): Destination {
  return { kind: "email", address: email };
}

/** A phone as it is stored. Throws INVALID_INPUT for what cannot be one, or not one of this house. */
export async function toPhone(
  text: string,
  ctx: Pick<CallContext, "cache" | "db">,
): Promise<Destination> {
  const { fault, toSend } = await phoneRulesOf(ctx);
  const found = fault(text) === "us-digits" ? "us-digits" : null;
  const address = found ? null : phoneNumber(toSend(text));
  if (address !== null) return { kind: "phone", address };
  const problem = phoneProblem(found) ?? "Escriba un teléfono válido.";
  throw new ApiFault("INVALID_INPUT", { fields: { phone: problem } });
}

async function ownUser({ id }: Viewer, { db }: Pick<CallContext, "db">): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  return user;
}

/** The address becomes the account's. Where it was another, its former e-mail hears of it and all other sessions end. */
async function makeOwn(to: Destination, code: string, viewer: Viewer, ctx: CallContext) {
  const { refused, ended = [] } = await ctx.db.tx(async (t) => {
    const tools = { ...ctx, db: t };
    const guess = { code, purposes: ["account" as const], userId: viewer.id };
    const result = await redeemCode(tools, { ...to, ...guess });
    if (result.refused) return { refused: result.refused };
    const before = await ownUser(viewer, tools);
    await markVerified(
      tools,
      viewer.id,
      to.kind === "email" ? { email: to.address } : { phone: to.address },
    );
    if (isPresent(to, before)) return {};
    await tellOfChange(to, before, tools);
    return { ended: await revokeSessionsOf(t, viewer.id, viewer.tokenHash) };
  });
  if (refused) throw new ApiFault(refused);
  for (const tokenHash of ended) ctx.bus.sessionEnded(tokenHash);
  const token = await renewSession(ctx);
  return { verified: 1 as const, proof: null, token };
}

async function redeemAsGuest(
  to: Destination,
  code: string,
  ctx: CallContext,
): Promise<CodePurpose> {
  return guessCode(ctx, { ...to, code, purposes: GUEST_PURPOSES }, ({ purpose }) =>
    Promise.resolve(purpose),
  );
}

async function proven(to: Destination, purpose: CodePurpose, ctx: CallContext) {
  const proof = await issueProof(ctx, { ...to, purpose });
  return { verified: 1 as const, proof, token: null };
}
