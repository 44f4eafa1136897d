import * as z from "zod/mini";
import { SCOPES } from "../action";
import { EpochMs, Flag, Id } from "../primitives";

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
  /** Who really sits there, where somebody acts for this account; `user/switchuser` without an id leads back. */
  acted_by: z.optional(z.nullable(z.object({ id: Id, name: z.string() }))),
  /** The accounts that the person who sits there may act for. */
  accounts: z.optional(z.array(ActableAccount)),
});
export type ValidatedUser = z.infer<typeof ValidatedUser>;
