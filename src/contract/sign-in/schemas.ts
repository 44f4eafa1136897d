// This folder: calls for signing in and out, passwords, other accounts.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import {
  CodeInput,
  CodeSent,
  Email,
  PhoneInput,
  ResetPassword,
  SignedIn,
  ValidatedUser,
} from "../accounts/schemas";
import { BooleanInput, IdInput } from "../primitives";
import { LIGHT, LIST, SECRET } from "../costs";

/** A field that may be left out, or left empty. */
function orBlank<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z.union([
      schema,
      z.pipe(
        z.literal(""),
        z.transform(() => undefined),
      ),
    ]),
  );
}

/** Whether a code sent to a phone is to sign in. */
function isByPhone(form: {
  otpLogin?: boolean | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  google_id?: string | undefined;
}): boolean {
  return Boolean(form.otpLogin) || Boolean(form.phone && !form.email && !form.google_id);
}

/** What the calls take and answer, by wire name. */
export const signInSchemas = {
  /** Signs in with e-mail and password, with a Google account, or with a code sent to the phone. */
  "user/login": {
    access: "public",
    rateLimit: "login",
    startsSession: true,
    cost: SECRET,
    input: z
      .object({
        /** A form sends its fields all, empty ones too: those count as left out. */
        email: orBlank(Email),
        password: orBlank(z.string().check(z.maxLength(200))),
        /** An id_token of Google in place of the password. */
        google_id: z.optional(z.string().check(z.maxLength(4096))),
        /** Says that `phone` and `verify_code` sign in; they do so without it, too, where neither an e-mail nor Google's token is sent. */
        otpLogin: z.optional(BooleanInput),
        phone: orBlank(PhoneInput),
        verify_code: orBlank(CodeInput),
        /** A longer session; the password itself is never kept. */
        remember_me: z._default(BooleanInput, false),
      })
      .check(
        z.refine((form) => Boolean(isByPhone(form) || form.google_id || form.email), {
          path: ["email"],
          error: "Required!",
        }),
        z.refine((form) => Boolean(isByPhone(form) || form.google_id || form.password), {
          path: ["password"],
          error: "Required!",
        }),
        z.refine((form) => !isByPhone(form) || Boolean(form.phone), {
          path: ["phone"],
          error: "Required!",
        }),
        z.refine((form) => !isByPhone(form) || Boolean(form.verify_code), {
          path: ["verify_code"],
          error: "Please enter code",
        }),
      ),
    output: SignedIn,
  },
  /** Signs in to one of two accounts of a demo without a password, where the house has named them. */
  "custom/demoLogin": {
    access: "public",
    rateLimit: "login",
    startsSession: true,
    cost: SECRET,
    inferred: true,
    input: z.object({ as: z.enum(["buyer", "seller"]) }),
    output: SignedIn,
  },
  /** Ends the session of the token that is sent. */
  "user/logout": {
    access: "user",
    scope: "read",
    cost: LIGHT,
    success: "Logged out successfully",
    inferred: true,
    input: z.object({}),
    output: z.object({}),
  },
  /** Ends all sessions of the signed-in person, here and on other devices. */
  "custom/endSessions": {
    access: "user",
    personal: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** Leaves the session that asks. */
      keep_this: z._default(BooleanInput, false),
    }),
    output: z.object({ ended: z.number() }),
  },
  /** The user behind the token, with its status. */
  "user/validateUser": {
    access: "user",
    scope: "read",
    silent: true,
    cost: LIGHT,
    input: z.object({}),
    output: ValidatedUser,
  },
  /** Sends a link to choose a new password. The answer is the same whether the account exists or not. */
  "user/forgotPassword": {
    access: "public",
    rateLimit: "code",
    cost: LIST,
    inferred: true,
    input: z.object({ email: Email, captcha: z.optional(z.string().check(z.maxLength(4096))) }),
    output: z.object({ sent: z.literal(true) }),
  },
  /** Sets a new password by a link or a verified code, once. All sessions of the account end. */
  "user/resetPassword": {
    access: "public",
    rateLimit: "login",
    startsSession: true,
    cost: SECRET,
    inferred: true,
    input: z
      .object({
        /** Of the link, or the proof that a verification with `isForgotPassword` gave. */
        token: z.string().check(z.minLength(1), z.maxLength(200)),
        password: ResetPassword,
        confirm_password: z.string().check(z.maxLength(200)),
      })
      .check(
        z.refine((form) => form.confirm_password === form.password, {
          path: ["confirm_password"],
          error: "Passwords not match",
        }),
      ),
    output: z.object({ changed: z.literal(true) }),
  },
  /** Changes the password of the signed-in person. All other sessions end, and this one gets a new token. */
  "user/resetUserProfile": {
    renewsSession: true,
    access: "user",
    rateLimit: "login",
    personal: true,
    cost: SECRET,
    inferred: true,
    input: z
      .object({
        /** Not needed by an account that has only ever signed in with Google. */
        current_password: z.optional(z.string().check(z.maxLength(200))),
        password: ResetPassword,
        confirm_password: z.string().check(z.maxLength(200)),
      })
      .check(
        z.refine((form) => form.confirm_password === form.password, {
          path: ["confirm_password"],
          error: "Passwords not match",
        }),
      ),
    output: z.object({ token: z.string() }),
  },
  /** Goes on as another account that the signed-in person may act for, or back to the own one. */
  "user/switchuser": {
    renewsSession: true,
    access: "user",
    rateLimit: "login",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** Id of the account; left out: back to the own one. */
      id: z.optional(IdInput),
    }),
    output: SignedIn,
  },
  /** Sends a code that signs in; the answer is the same whether the phone has an account or not. */
  "user/sendPhoneLoginCode": {
    access: "public",
    rateLimit: "code",
    cost: LIST,
    input: z.object({
      phone: PhoneInput,
      captcha: z.optional(z.string().check(z.maxLength(4096))),
    }),
    output: CodeSent,
  },
} satisfies CallSchemas;
