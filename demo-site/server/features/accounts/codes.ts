import { readLanguage } from "./user-repository";
import * as letters from "./accounts.mail";
import * as texts from "./accounts.sms";
/** One-time codes for e-mails and phones, and the proofs that a right one is exchanged for. */
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { sendMail, sendSms, type SendContext } from "../../platform/mail/send";
import { callerKey } from "../../platform/security/caller-address";
import { limitsTo } from "../../platform/security/limits-to";
import { hasSignedInFrom } from "../../platform/security/session-repository";
import { hashToken, newToken } from "../../platform/security/token";
import {
  countGuess,
  hasLiveCode,
  storeCode,
  storeProof,
  useCode,
  useProof,
  type CodePurpose,
  type Destination,
} from "./code-repository";
import { keyedHash } from "../../platform/security/keyed-hash";
import { randomDigits } from "../../platform/security/random-digits";
import { requireSmsCountry, smsCounter } from "./sms-limits";

export type { CodePurpose, Destination };

export interface CodeRequest extends Destination {
  purpose: CodePurpose;
  /** The signed-in person for `account`; left out for all else. */
  userId?: number;
  /** The address that a guest asks from: no caller elsewhere can replace such a code or use it up. */
  ip?: string;
  /** Greets in a letter. */
  name?: string | null;
  /**
   * False where there is no account to write to, and the caller must not learn that: everything goes as usual, but no code fits.
   * @default true
   */
  isDelivered?: boolean;
}

/** The answer of every call that sends a code. */
export interface CodeSent {
  sent: true;
  expires_in: number;
  resend_after: number;
  length: number;
}

/**
 * Sends a code, which takes the place of the last one for the same purpose. Throws RATE_LIMITED with the seconds to wait, NOT_CONFIGURED
 * where the house cannot send such messages, SMS_COUNTRY and SMS_LIMIT where it sends none there, or no more of them today.
 */
export async function issueCode(
  ctx: SendContext & Pick<CallContext, "counters" | "ip">,
  request: CodeRequest,
): Promise<CodeSent> {
  const { kind, address, purpose, userId = 0, isDelivered = true } = request;
  const { digits, seconds, resendSeconds, perDestination, staticCode } = ctx.config.codes;
  const medium = kind === "email" ? "mail" : "sms";
  if (ctx.delivery[medium] === "drop" && staticCode === null) throw new ApiFault("NOT_CONFIGURED");
  if (kind === "phone") requireSmsCountry(address, ctx);

  const owner = kind === "email" ? { email: address } : { phone: address };
  const isAtHome = await hasSignedInFrom(ctx.db, owner, ctx.ip);
  const asker = { ip: ctx.ip, userId: userId === 0 ? null : userId, isAtHome };
  const limits = limitsTo("codes", address, asker, perDestination);
  await ctx.counters.require(limits, ctx.db);
  const code = randomDigits(digits);
  const hash = isDelivered ? await codeHash(ctx, request, userId, code) : NOTHING_FITS;
  const count = kind === "phone" ? await smsCounter(address, ctx, { isAtHome }) : undefined;
  const wait = await ctx.db.tx(async (t) => {
    const tooSoon = await storeCode(t, keyOf(request), purpose, {
      hash,
      seconds,
      resendSeconds,
    });
    if (tooSoon > 0) return tooSoon;
    await count?.(t);
    if (isDelivered) await deliver({ ...ctx, db: t }, request, code);
    return 0;
  });
  if (wait > 0) {
    await ctx.counters.giveBack(limits, ctx.db);
    throw new ApiFault("RATE_LIMITED", { retry_after: wait });
  }
  return { sent: true, expires_in: seconds, resend_after: resendSeconds, length: digits };
}

/** Only a signed-in person uses the codes of their account, from any IP address. */
function keyOf({ address, userId = 0, ip }: Pick<CodeRequest, "address" | "userId" | "ip">) {
  return { address, userId, asker: userId === 0 && ip !== undefined ? callerKey(ip) : "" };
}

/** Whether a code was sent to where it is asked from now, and is still good. */
export function holdsCode(db: CallContext["db"], guess: Omit<CodeGuess, "code">): Promise<boolean> {
  return hasLiveCode(db, keyOf(guess), guess.purposes);
}

/** No hash is this text. */
const NOTHING_FITS = "-";

const TEMPLATES = {
  login: { mail: letters.loginCode, sms: texts.loginCode },
  verify: { mail: letters.verifyCode, sms: texts.verifyCode },
};

async function deliver(ctx: SendContext, request: CodeRequest, code: string) {
  const { kind, address, purpose, name } = request;
  const { seconds } = ctx.config.codes;
  const { mail, sms } = TEMPLATES[purpose === "login" ? "login" : "verify"];
  // An account that changes an address is known, but not by the new address.
  const who = request.userId ? { id: request.userId } : { [kind]: address };
  const language = await readLanguage(ctx.db, who);
  if (kind === "phone") await sendSms(ctx, sms, address, { code, seconds, language });
  else await sendMail(ctx, mail, address, { code, seconds, name: name ?? null, language });
}

export interface CodeGuess extends Destination {
  code: string;
  /** What the code may have been for. */
  purposes: readonly CodePurpose[];
  userId?: number;
  /** The address that a guest guesses from. */
  ip?: string;
}

/** What a guess came to: the purpose of the code that fits, or why none does. */
export type Redeemed =
  | { purpose: CodePurpose; refused?: undefined }
  | { refused: "VERIFY_CODE_WRONG" | "VERIFY_CODE_EXPIRED" };

/**
 * Uses a code up; of several callers with the right one only one succeeds. Answers instead of throwing, because a wrong guess counts:
 * do not roll it back. Where something else must happen with it, call it inside that transaction, commit, and refuse then.
 */
export async function redeemCode(
  ctx: Pick<CallContext, "db" | "config">,
  guess: CodeGuess,
): Promise<Redeemed> {
  const { address, userId = 0 } = guess;
  const { tries, staticCode } = ctx.config.codes;
  const code = guess.code.trim();
  const live = await countGuess(ctx.db, keyOf(guess), guess.purposes, tries);
  if (live.length === 0) return { refused: "VERIFY_CODE_EXPIRED" };
  for (const candidate of live) {
    const { purpose, code_hash } = candidate;
    const isStatic = staticCode !== null && code === staticCode && code_hash !== NOTHING_FITS;
    const fits =
      isStatic || (await codeHash(ctx, { ...guess, purpose }, userId, code)) === code_hash;
    if (!fits) continue;
    const isFirst = await useCode(ctx.db, { address, userId }, candidate);
    return isFirst ? { purpose } : { refused: "VERIFY_CODE_EXPIRED" };
  }
  return { refused: "VERIFY_CODE_WRONG" };
}

/** A secret that shows later that its bearer had the right code; it is kept only as a hash. */
export async function issueProof(
  { db, config }: Pick<CallContext, "db" | "config">,
  proven: Destination & { purpose: CodePurpose },
): Promise<string> {
  const proof = newToken();
  await storeProof(db, {
    ...proven,
    hash: hashToken(proof),
    seconds: config.codes.proofSeconds,
  });
  return proof;
}

/** Uses a proof up and tells what it is of; undefined for one that is used, too old, for something else, or none. */
export async function redeemProof(
  { db }: Pick<CallContext, "db">,
  { proof, purpose, ...expected }: { proof: string; purpose: CodePurpose } & Partial<Destination>,
): Promise<Destination | undefined> {
  return useProof(db, hashToken(proof), purpose, expected);
}

function codeHash(
  ctx: Pick<CallContext, "db" | "config">,
  { address, purpose }: Pick<CodeRequest, "address" | "purpose">,
  userId: number,
  code: string,
): Promise<string> {
  return keyedHash(ctx, JSON.stringify([purpose, address, userId, code]));
}
