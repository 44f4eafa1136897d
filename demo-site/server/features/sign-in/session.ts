import type {
  customDemoLogin,
  customEndSessions,
  ParsedInputOf,
  userLogin,
  userLogout,
  userValidateUser,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { accountsOf } from "../companies";
import { endSession, endSessionsOf } from "../../platform/security/session-life";
import { hasSignedInFrom } from "../../platform/security/session-repository";
import {
  ofGoogle,
  findUser,
  findUserByEmail,
  type UserRow,
  openSession,
  toPartnersUser,
  toUser,
} from "../accounts";
import { ofPhoneCode } from "./phone-login";

export const login: Handler<typeof userLogin> = async (input, ctx) => {
  const user = await whoSignsIn(input, ctx);
  if (!user) throw new ApiFault("BAD_CREDENTIALS");
  if (user.status === "deactivate") throw new ApiFault("DEACTIVATED");
  const { short, remembered } = ctx.config.sessionHours;
  return openSession(user, input.remember_me ? remembered : short, ctx);
};

function whoSignsIn(
  { otpLogin, phone, verify_code, google_id, email, password }: ParsedInputOf<typeof userLogin>,
  ctx: CallContext,
): Promise<UserRow | null> {
  const isByPhone = otpLogin || !(google_id || email);
  if (isByPhone && phone && verify_code) return ofPhoneCode(phone, verify_code, ctx);
  if (google_id) return ofGoogle(google_id, ctx);
  if (email && password) return ofPassword(email, password, ctx);
  throw new ApiFault("BAD_CREDENTIALS");
}

/** One of the two accounts of a demo that everybody may try; staff never. */
export const demoLogin: Handler<typeof customDemoLogin> = async ({ as }, ctx) => {
  const { mode, demoLogins, sessionHours } = ctx.config;
  const email = mode === "production" ? undefined : demoLogins[as];
  const user = email && (await findUserByEmail(ctx.db, email));
  if (!user || user.staff || user.status === "deactivate") throw new ApiFault("NOT_CONFIGURED");
  return openSession(user, sessionHours.short, ctx);
};

async function ofPassword(
  email: string,
  password: string,
  ctx: CallContext,
): Promise<UserRow | null> {
  const isKnownHere = () => hasSignedInFrom(ctx.db, { email }, ctx.ip);
  return ctx.attempts.run("login", { subject: email, ip: ctx.ip, isKnownHere }, async () => {
    const user = await findUserByEmail(ctx.db, email);
    // An unknown address takes as long as a wrong password: the answer does not tell who has an account.
    const phc = user?.password_hash ?? (await ctx.ports.passwords.decoy());
    const isRight = await ctx.ports.passwords.verify(password, phc);
    return user && isRight ? user : null;
  });
}

export const logout: Handler<typeof userLogout> = async (_input, ctx) => {
  await endSession(ctx.requireViewer().tokenHash, ctx);
  return {};
};

export const endSessions: Handler<typeof customEndSessions> = async ({ keep_this: keep }, ctx) => {
  const { id, tokenHash } = ctx.requireViewer();
  return { ended: await endSessionsOf(id, ctx, keep ? tokenHash : null) };
};

export const validateUser: Handler<typeof userValidateUser> = async (_input, ctx) => {
  const { id, pass, actedBy, permissions } = ctx.requireViewer();
  const user = await findUser(ctx.db, id);
  if (!user) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  if (pass) return toPartnersUser(user, pass);
  const [accounts, actor] = await Promise.all([
    accountsOf(ctx.db, actedBy ?? id),
    actedBy === null ? undefined : findUser(ctx.db, actedBy),
  ]);
  const acted_by = actor ? { id: actor.id, name: `${actor.first_name} ${actor.last_name}` } : null;
  return { ...toUser(user), acted_by, accounts, permissions: [...permissions] };
};
