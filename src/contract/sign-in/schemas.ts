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
  "user/login": {
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
  "custom/demoLogin": {
    cost: SECRET,
    inferred: true,
    input: z.object({ as: z.enum(["buyer", "seller"]) }),
    output: SignedIn,
  },
  "user/logout": {
    cost: LIGHT,
    success: "Logged out successfully",
    inferred: true,
    input: z.object({}),
    output: z.object({}),
  },
  "custom/endSessions": {
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** Leaves the session that asks. */
      keep_this: z._default(BooleanInput, false),
    }),
    output: z.object({ ended: z.number() }),
  },
  "user/validateUser": {
    cost: LIGHT,
    input: z.object({}),
    output: ValidatedUser,
  },
  "user/forgotPassword": {
    cost: LIST,
    inferred: true,
    input: z.object({ email: Email, captcha: z.optional(z.string().check(z.maxLength(4096))) }),
    output: z.object({ sent: z.literal(true) }),
  },
  "user/resetPassword": {
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
  "user/resetUserProfile": {
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
  "user/switchuser": {
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** Id of the account; left out: back to the own one. */
      id: z.optional(IdInput),
    }),
    output: SignedIn,
  },
  "user/sendPhoneLoginCode": {
    cost: LIST,
    input: z.object({
      phone: PhoneInput,
      captcha: z.optional(z.string().check(z.maxLength(4096))),
    }),
    output: CodeSent,
  },
} satisfies CallSchemas;
