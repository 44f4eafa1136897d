// This folder: calls for registering, verifying and proving an address.
import * as z from "zod/mini";
import { REFUSED_WHEN_EMPTY } from "../blanks";
import type { CallSchemas } from "../call-schemas";
import { SCOPES } from "../call";
import { FIRST_MARKET_STATUS } from "../lots/market-status";
import {
  BooleanInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  lineOf,
  OptionalId,
  PostalCode,
} from "../primitives";
import { plainCode } from "../plain-text";
import { EMAIL_TEXTS, LONGEST_EMAIL, emailFault, plainEmail } from "./email-pattern";
import {
  LONGEST_PHONE,
  PHONE_CHARACTERS,
  plainPhone,
  SHORTEST_PHONE,
} from "../contact/phone-pattern";
import { LONGEST_PASSWORD, PASSWORD_MARKS, SHORTEST_PASSWORD } from "./password-pattern";
import { SELLER_PERMISSIONS } from "../companies/values";
import { LIGHT, LIST, SECRET } from "../costs";

/** A phone as people write it: digits, spaces, dashes, a plus, parentheses; 8 to 15 digits. The server keeps it as `+34600111222`. */
export const PhoneInput = z.string().check(
  z.overwrite(plainPhone),
  z.regex(PHONE_CHARACTERS, "Only numbers are allowed"),
  z.minLength(SHORTEST_PHONE),
  // With its plus.
  z.maxLength(LONGEST_PHONE + 1),
);

/** Digits of a one-time code, as typed: what parts them does not count. */
export const CodeInput = z
  .string()
  .check(z.overwrite(plainCode), z.minLength(1, "Please enter code"), z.regex(/^\d{4,8}$/));

/** A secret which shows that its bearer entered the right code; good for one use within half an hour. */
export const Proof = z.string().check(z.minLength(20), z.maxLength(200));

/** An e-mail address, in lower case, a domain of other letters in those of ASCII. */
export const Email = z.string().check(
  z.overwrite(plainEmail),
  z.maxLength(LONGEST_EMAIL),
  z.refine((text) => emailFault(text) === null, {
    error: ({ input }) => EMAIL_TEXTS[emailFault(String(input)) ?? "format"],
  }),
);

/** At least 8 characters with an uppercase and a lowercase letter, a digit and one of `@$!%*#?&`. */
export const RegistrationPassword = z
  .string()
  .check(
    z.minLength(SHORTEST_PASSWORD),
    z.maxLength(LONGEST_PASSWORD),
    ...Object.values(PASSWORD_MARKS).map((mark) => z.regex(mark)),
  );

/** A password that replaces a forgotten or an old one: at least 8 characters. */
export const ResetPassword = z
  .string()
  .check(z.minLength(SHORTEST_PASSWORD, "Minimum 8 characters"), z.maxLength(LONGEST_PASSWORD));

/** First or last name of the person of an account. */
export const NameOfPerson = lineOf(15, 2).register(REFUSED_WHEN_EMPTY, {});

/** State of an account; only an `active` one may bid. */
export const UserStatus = z.enum(["active", "email_unverified", "deactivate"]);

export type UserStatus = z.infer<typeof UserStatus>;

/** The signed-in person, as only that person sees it. */
export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  companyname: z.nullable(z.string()),
  email: z.string(),
  /** 1 marks a seller. */
  admin: Flag,
  /** 1 marks the operator's own staff; never settable by a client. */
  staff: Flag,
  phone: z.nullable(z.string()),
  phone_verified: Flag,
  email_verified: Flag,
  /** 1 while a code or a link that verifies this e-mail is on its way; another e-mail begins with 0. */
  email_verifysent: Flag,
  status: UserStatus,
  /** 1 when the account may bid. */
  approved_to_bid: Flag,
  /** The seller for whom this account works: it may do what sellers may, on that seller's lots. */
  as_employees_id: z.nullable(Id),
  membership: z.nullable(z.string()),
  membership_period: z.nullable(z.enum(["monthly", "yearly", "free"])),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.string(),
  address1: z.nullable(z.string()),
  address2: z.nullable(z.string()),
  zip: z.nullable(z.string()),
  /** What the account was opened for. */
  seller_type: z.enum(["buyer", "seller"]),
  /** Name of the organisation that a seller belongs to. */
  organization: z.nullable(z.string()),
  emp_type: z.nullable(z.string()),
  /** 1 once the free trial of a plan has begun. */
  trial_activated: Flag,
  membership_start: z.nullable(EpochMs),
  membership_end: z.nullable(EpochMs),
  /** The number that a code has proven; null while none is. */
  verified_phonenum: z.nullable(z.string()),
  /** The customer's id at the provider of card payments; null until there is one. */
  stripe_id: z.nullable(z.string()),
  /** 0 for an account that has only ever signed in with Google. */
  has_password: Flag,
  google_linked: Flag,
  /** Name of the person's picture, which is at `/uploads/avatars/{avatar}`. */
  avatar: z.nullable(z.string()),
  /** Values of the fields of the house's own, by name. */
  custom_fields: z.record(z.string(), z.unknown()),
});

export type User = z.infer<typeof User>;

/** Another account that a person may act for. */
export const ActableAccount = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** What the person is to that account. */
  role: z.enum(["owner", "employee"]),
});

export type ActableAccount = z.infer<typeof ActableAccount>;

/** The user behind a token. */
export const ValidatedUser = z.extend(User, {
  /** For tokens of partners' pages: seconds until this one ends, and what it allows. To them e-mail, phone and address are blank. */
  session: z.optional(
    z.object({ expires_in: z.number(), scopes: z.array(z.enum(SCOPES)), origin: z.string() }),
  ),
  /** The person who acts for this account now, if there is one; `user/switchuser` without an id leads back. */
  acted_by: z.optional(z.nullable(z.object({ id: Id, name: z.string() }))),
  /** The accounts that the person who sits there may act for. */
  accounts: z.optional(z.array(ActableAccount)),
  /** What this session may do for the account whose lots it manages: all of it, but for people who work there. */
  permissions: z.optional(z.array(z.enum(SELLER_PERMISSIONS))),
});

export type ValidatedUser = z.infer<typeof ValidatedUser>;

/** What a sign-in gives: the token that later calls send, and whose it is. */
export const SignedIn = z.object({ token: z.string(), user: User });

const Accepted = z.optional(BooleanInput);

/**
 * The data of a new account. The server alone decides role and verification, also where they are sent. A buyer may leave out both names and
 * with them all that the house asks for: `custom/completeAccount` brings it later, and no bid is taken before.
 */
export const Registration = z
  .object({
    email: Email,
    password: RegistrationPassword,
    confirm_password: z.optional(z.string()),
    first_name: z.optional(NameOfPerson),
    last_name: z.optional(NameOfPerson),
    companyname: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    phone: z.optional(PhoneInput),
    address1: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    address2: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    city: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    state: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    zip: z.optional(PostalCode),
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
    z.refine((form) => form.first_name !== undefined || isNamelessBuyer(form), {
      path: ["first_name"],
      error: "Required!",
    }),
    z.refine((form) => form.last_name !== undefined || isNamelessBuyer(form), {
      path: ["last_name"],
      error: "Required!",
    }),
    z.refine((form) => form.registration_terms === true || form.termCheck === true, {
      path: ["registration_terms"],
      error: "Por favor acepte los términos para continuar.",
    }),
  );

function isNamelessBuyer(form: {
  seller_type: "buyer" | "seller";
  first_name?: string | undefined;
  last_name?: string | undefined;
}): boolean {
  const { seller_type, first_name, last_name } = form;
  return seller_type === "buyer" && first_name === undefined && last_name === undefined;
}

const CheckedName = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(250));

const OptionalFlag = z.optional(FlagInput);

/** What shows that it is the account's own person, where a code is to change the signed-in person's e-mail or phone. */
const OWNER_SHOWN = {
  /** The present password. */
  current_password: z.optional(z.string().check(z.maxLength(200))),
  /** For an account without a password: the code that its present e-mail was sent, or its verified phone where the e-mail is not verified. */
  current_code: z.optional(CodeInput),
};

/** A code is on its way by e-mail or text message. */
export const CodeSent = z.object({
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

/** What the calls take and answer, by wire name. */
export const accountsSchemas = {
  /** Creates an account and signs it in. */
  "user/register": {
    access: "public",
    rateLimit: "register",
    startsSession: true,
    cost: SECRET,
    success: "Successfully registered!",
    input: Registration,
    output: SignedIn,
  },
  /** Whether an e-mail is free for a new account; a taken one is refused. */
  "user/checkValidation": {
    access: "public",
    rateLimit: "check",
    silent: true,
    cost: LIST,
    input: z
      .object({
        text: z._default(CheckedName, ""),
        type: z._default(z.enum(["email", "email_username"]), "email"),
        /** Looked at beside `text` where `type` is `email_username`. People sign in by their e-mail: no other name is ever taken. */
        username: z._default(CheckedName, ""),
      })
      .check(
        z.refine(
          ({ text, type, username }) =>
            text !== "" || (type === "email_username" && username !== ""),
          { path: ["text"], error: "Required!" },
        ),
      ),
    output: z.object({ available: z.literal(true) }),
  },
  /** Sends the signed-in person a link that verifies the e-mail of the account. */
  "user/sendEmailVerifyLink": {
    access: "user",
    rateLimit: "code",
    cost: LIGHT,
    inferred: true,
    input: z.object({}),
    output: z.object({ sent: z.literal(true), email: z.string() }),
  },
  /** Verifies an e-mail by the token of a link, once. */
  "user/verifyEmail": {
    access: "public",
    rateLimit: "login",
    startsSession: true,
    changesUser: true,
    cost: LIST,
    inferred: true,
    input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: z.object({ email: z.string(), email_verified: z.literal(1) }),
  },
  /** Sends a one-time code to an e-mail: for a new account, a forgotten password, or as the new address of one's own. */
  "user/sendEmailVerifyCode": {
    access: "public",
    rateLimit: "code",
    cost: LIST,
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
  },
  /** Checks the code of an e-mail. For a signed-in person the address becomes the account's; a change ends all other sessions. */
  "user/verifyEmailVerifyCode": {
    renewsSession: true,
    access: "public",
    rateLimit: "login",
    personal: true,
    cost: LIST,
    input: z.object({ email: Email, verify_code: CodeInput }),
    output: Verified,
  },
  /** Sends a one-time code to a phone: for a new account, a forgotten password, or as the new number of one's own. */
  "user/sendPhoneVerifyCode": {
    access: "public",
    rateLimit: "code",
    cost: LIST,
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
  },
  /** Checks the code of a phone. For a signed-in person the number becomes the account's; a change ends all other sessions. */
  "user/verifyPhoneVerifyCode": {
    renewsSession: true,
    access: "public",
    rateLimit: "login",
    personal: true,
    cost: LIST,
    input: z.object({ phone: PhoneInput, verify_code: CodeInput }),
    output: Verified,
  },
} satisfies CallSchemas;
