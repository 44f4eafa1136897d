import * as z from "zod/mini";
import { defineAction } from "../../action";
import { Email, RegistrationPassword, ResetPassword } from "../../entities/credentials";
import { User, ValidatedUser } from "../../entities/user";
import { FIRST_MARKET_STATUS } from "../../entities/market-status";
import { Flag, IdInput } from "../../primitives";
import { CodeInput, PhoneInput, Proof } from "./verification";

const SignedIn = z.object({ token: z.string(), user: User });

const Accepted = z.optional(z.boolean());

/** What a new account is made of. Role and verification are the server's to decide, whatever else is sent. */
export const Registration = z
  .object({
    email: Email,
    password: RegistrationPassword,
    confirm_password: z.optional(z.string()),
    first_name: z.string().check(z.trim(), z.minLength(2), z.maxLength(15)),
    last_name: z.string().check(z.trim(), z.minLength(2), z.maxLength(15)),
    companyname: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    phone: z.optional(PhoneInput),
    address1: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    address2: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    city: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    state: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    zip: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
    /** Fixed by the market: another one is ignored. */
    country: z.optional(z.string().check(z.maxLength(2))),
    /** `seller` makes a selling account; anything else buys. */
    seller_type: z._default(z.enum(["buyer", "seller"]), "buyer"),
    /** What a seller begins with; there is no other state to begin with. */
    market_status: z.optional(z.literal(FIRST_MARKET_STATUS)),
    /** Name of the organisation that a seller belongs to. */
    organization: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    /** What `user/verifyEmailVerifyCode` gave for this e-mail; without it the address counts as unverified. */
    email_proof: z.optional(Proof),
    /** What `user/verifyPhoneVerifyCode` gave for this phone. */
    phone_proof: z.optional(Proof),
    /** The Google account that the person proved to have, as an id_token; it verifies the e-mail that it names. */
    google_id: z.optional(z.string().check(z.maxLength(4096))),
    /** Answer of the captcha, where the house asks for one. */
    captcha: z.optional(z.string().check(z.maxLength(4096))),
    /** Values of the fields of the house's own, by name. */
    custom_fields: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
    /** Name of a picture that was uploaded into the folder `avatars`, where the house asks for one. */
    avatar: z.optional(z.string().check(z.maxLength(200))),
    /** Key of an invitation that brought the person here. */
    invite: z.optional(z.string().check(z.maxLength(200))),
    /** Either of the two must be true. */
    registration_terms: Accepted,
    termCheck: Accepted,
  })
  .check(
    z.refine(
      (form) => form.confirm_password === undefined || form.confirm_password === form.password,
      {
        path: ["confirm_password"],
        error: "Password does not match",
      },
    ),
    z.refine((form) => form.registration_terms === true || form.termCheck === true, {
      path: ["registration_terms"],
      error: "Por favor acepte los términos para continuar.",
    }),
  );

export const userRegister = defineAction("user/register", {
  summary: "Creates an account and signs it in.",
  success: "Successfully registered!",
  access: "public",
  rateLimit: "register",
  startsSession: true,
  input: Registration,
  output: SignedIn,
});

const CheckedName = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(250));

export const userCheckValidation = defineAction("user/checkValidation", {
  summary: "Whether an e-mail is free for a new account; a taken one is refused.",
  access: "public",
  rateLimit: "check",
  input: z
    .object({
      text: z._default(CheckedName, ""),
      type: z._default(z.enum(["email", "email_username"]), "email"),
      /** Looked at beside `text` where `type` is `email_username`. People sign in by their e-mail: no other name is ever taken. */
      username: z._default(CheckedName, ""),
    })
    .check(
      z.refine(
        ({ text, type, username }) => text !== "" || (type === "email_username" && username !== ""),
        { path: ["text"], error: "Required!" },
      ),
    ),
  output: z.object({ available: z.literal(true) }),
});

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
  otpLogin?: boolean | Flag | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  google_id?: string | undefined;
}): boolean {
  return Boolean(form.otpLogin) || Boolean(form.phone && !form.email && !form.google_id);
}

export const userLogin = defineAction("user/login", {
  summary:
    "Signs in with e-mail and password, with a Google account, or with a code sent to the phone.",
  access: "public",
  rateLimit: "login",
  startsSession: true,
  input: z
    .object({
      /** A form sends its fields all, empty ones too: those count as left out. */
      email: orBlank(Email),
      password: orBlank(z.string().check(z.maxLength(200))),
      /** An id_token of Google in place of the password. */
      google_id: z.optional(z.string().check(z.maxLength(4096))),
      /** Says that `phone` and `verify_code` sign in; they do so without it, too, where neither an e-mail nor Google's token is sent. */
      otpLogin: z.optional(z.union([z.boolean(), Flag])),
      phone: orBlank(PhoneInput),
      verify_code: orBlank(CodeInput),
      /** A longer session; the password itself is never kept. */
      remember_me: z._default(z.boolean(), false),
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
});

export const customDemoLogin = defineAction("custom/demoLogin", {
  summary:
    "Signs in to one of two accounts of a demo without a password, where the house has named them.",
  access: "public",
  rateLimit: "login",
  startsSession: true,
  inferred: true,
  input: z.object({ as: z.enum(["buyer", "seller"]) }),
  output: SignedIn,
});

export const userLogout = defineAction("user/logout", {
  summary: "Ends the session of the token that is sent.",
  success: "Logged out successfully",
  access: "user",
  scope: "read",
  inferred: true,
  input: z.object({}),
  output: z.object({}),
});

export const customEndSessions = defineAction("custom/endSessions", {
  summary: "Ends all sessions of the signed-in person, here and on other devices.",
  access: "user",
  personal: true,
  inferred: true,
  input: z.object({
    /** Leaves the session that asks. */
    keep_this: z._default(z.boolean(), false),
  }),
  output: z.object({ ended: z.number() }),
});

export const userValidateUser = defineAction("user/validateUser", {
  summary: "The user behind the token, with its status.",
  access: "user",
  scope: "read",
  silent: true,
  input: z.object({}),
  output: ValidatedUser,
});

export const userForgotPassword = defineAction("user/forgotPassword", {
  summary:
    "Sends a link to choose a new password. The answer is the same whether the account exists or not.",
  access: "public",
  rateLimit: "code",
  inferred: true,
  input: z.object({ email: Email, captcha: z.optional(z.string().check(z.maxLength(4096))) }),
  output: z.object({ sent: z.literal(true) }),
});

export const userResetPassword = defineAction("user/resetPassword", {
  summary:
    "Sets a new password by a link or a verified code, once. All sessions of the account end.",
  access: "public",
  rateLimit: "login",
  startsSession: true,
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
});

export const userResetUserProfile = defineAction("user/resetUserProfile", {
  summary:
    "Changes the password of the signed-in person. All other sessions end, and this one gets a new token.",
  renewsSession: true,
  access: "user",
  rateLimit: "login",
  personal: true,
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
});

export const userSendEmailVerifyLink = defineAction("user/sendEmailVerifyLink", {
  summary: "Sends the signed-in person a link that verifies the e-mail of the account.",
  access: "user",
  rateLimit: "code",
  inferred: true,
  input: z.object({}),
  output: z.object({ sent: z.literal(true), email: z.string() }),
});

export const userVerifyEmail = defineAction("user/verifyEmail", {
  summary: "Verifies an e-mail by the token of a link, once.",
  access: "public",
  rateLimit: "login",
  startsSession: true,
  changesUser: true,
  inferred: true,
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ email: z.string(), email_verified: z.literal(1) }),
});

export const userSwitchuser = defineAction("user/switchuser", {
  summary:
    "Goes on as another account that the signed-in person may act for, or back to the own one.",
  renewsSession: true,
  access: "user",
  rateLimit: "login",
  inferred: true,
  input: z.object({
    /** Id of the account; left out: back to the own one. */
    id: z.optional(IdInput),
  }),
  output: SignedIn,
});

/** The calls that begin, check and end sessions, by wire name. */
export const authActions = {
  "user/register": userRegister,
  "user/checkValidation": userCheckValidation,
  "user/login": userLogin,
  "custom/demoLogin": customDemoLogin,
  "user/logout": userLogout,
  "custom/endSessions": customEndSessions,
  "user/validateUser": userValidateUser,
  "user/forgotPassword": userForgotPassword,
  "user/resetPassword": userResetPassword,
  "user/resetUserProfile": userResetUserProfile,
  "user/sendEmailVerifyLink": userSendEmailVerifyLink,
  "user/verifyEmail": userVerifyEmail,
  "user/switchuser": userSwitchuser,
};
