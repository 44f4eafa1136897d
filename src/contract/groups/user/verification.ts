import * as z from "zod/mini";
import { defineAction } from "../../action";
import { Email } from "../../entities/credentials";
import { FlagInput, OptionalId } from "../../primitives";

/** A phone as people write it: digits, spaces, dashes, a plus, parentheses; 8 to 15 characters. The server keeps it as `+34600111222`. */
export const PhoneInput = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[\d\s+()-]*$/, "Only numbers are allowed"),
    z.minLength(8),
    z.maxLength(15),
  );

/** Digits of a one-time code, as typed. */
export const CodeInput = z
  .string()
  .check(z.trim(), z.minLength(1, "Please enter code"), z.regex(/^\d{4,8}$/));

/** A secret which shows that its bearer entered the right code; good for one use within half an hour. */
export const Proof = z.string().check(z.minLength(20), z.maxLength(200));

const OptionalFlag = z.optional(z.union([z.boolean(), FlagInput]));

/** What shows that it is the account's own person, where a code is to change the signed-in person's e-mail or phone. */
const OWNER_SHOWN = {
  /** The present password. */
  current_password: z.optional(z.string().check(z.maxLength(200))),
  /** For an account without a password: the code that its present e-mail was sent, or its verified phone where the e-mail is not verified. */
  current_code: z.optional(CodeInput),
};

const CodeSent = z.object({
  sent: z.literal(true),
  /** Seconds that the code is good for. */
  expires_in: z.number(),
  /** Seconds until another one may be asked for. */
  resend_after: z.number(),
  /** Digits of the code. */
  length: z.number(),
});

const Verified = z.object({
  verified: z.literal(1),
  /** For `user/register` or `user/resetPassword`; null where the code changed the signed-in person's own account. */
  proof: z.nullable(z.string()),
  /** The next token of a signed-in person whose account the code changed; null otherwise. */
  token: z.nullable(z.string()),
});

export const userSendEmailVerifyCode = defineAction("user/sendEmailVerifyCode", {
  summary:
    "Sends a one-time code to an e-mail: for a new account, a forgotten password, or as the new address of one's own.",
  access: "public",
  rateLimit: "code",
  input: z.object({
    email: Email,
    isRegister: OptionalFlag,
    isForgotPassword: OptionalFlag,
    /** Greets in the mail. */
    first_name: z.optional(z.string().check(z.trim(), z.maxLength(15))),
    /** Refuses an address that has an account. */
    registerUniqueEmail: OptionalFlag,
    ...OWNER_SHOWN,
    captcha: z.optional(z.string().check(z.maxLength(4096))),
  }),
  output: CodeSent,
});

export const userVerifyEmailVerifyCode = defineAction("user/verifyEmailVerifyCode", {
  summary:
    "Checks the code of an e-mail. For a signed-in person the address becomes the account's; a change ends all other sessions.",
  renewsSession: true,
  access: "public",
  rateLimit: "login",
  personal: true,
  input: z.object({ email: Email, verify_code: CodeInput }),
  output: Verified,
});

export const userSendPhoneVerifyCode = defineAction("user/sendPhoneVerifyCode", {
  summary:
    "Sends a one-time code to a phone: for a new account, a forgotten password, or as the new number of one's own.",
  access: "public",
  rateLimit: "code",
  input: z.object({
    /** Id of the signed-in person; another one is ignored. */
    id: OptionalId,
    phone: PhoneInput,
    isRegister: OptionalFlag,
    isForgotPassword: OptionalFlag,
    isVerifyPhone: OptionalFlag,
    ...OWNER_SHOWN,
    captcha: z.optional(z.string().check(z.maxLength(4096))),
  }),
  output: CodeSent,
});

export const userVerifyPhoneVerifyCode = defineAction("user/verifyPhoneVerifyCode", {
  summary:
    "Checks the code of a phone. For a signed-in person the number becomes the account's; a change ends all other sessions.",
  renewsSession: true,
  access: "public",
  rateLimit: "login",
  personal: true,
  input: z.object({ phone: PhoneInput, verify_code: CodeInput }),
  output: Verified,
});

export const userSendPhoneLoginCode = defineAction("user/sendPhoneLoginCode", {
  summary:
    "Sends a code that signs in; the answer is the same whether the phone has an account or not.",
  access: "public",
  rateLimit: "code",
  input: z.object({ phone: PhoneInput, captcha: z.optional(z.string().check(z.maxLength(4096))) }),
  output: CodeSent,
});

/** The calls that prove an e-mail or a phone, by wire name. */
export const verificationActions = {
  "user/sendEmailVerifyCode": userSendEmailVerifyCode,
  "user/verifyEmailVerifyCode": userVerifyEmailVerifyCode,
  "user/sendPhoneVerifyCode": userSendPhoneVerifyCode,
  "user/verifyPhoneVerifyCode": userVerifyPhoneVerifyCode,
  "user/sendPhoneLoginCode": userSendPhoneLoginCode,
};
